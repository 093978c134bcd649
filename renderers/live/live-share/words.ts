/** Words of live-share; cn is the truth, en has the same keys. */
export const words = {
  cn: {
    share: '分享',
    qr: '扫码观看',
    poster: '海报',
  },
  en: {
    share: 'Share',
    qr: 'Scan to watch',
    poster: 'Picture',
  },
} as const;
