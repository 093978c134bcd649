/** Words of live-marquee; cn is the truth, en has the same keys. */
export const words = {
  cn: {
    label: '观看者水印',
  },
  en: {
    label: 'Watermark of who watches',
  },
} as const;
