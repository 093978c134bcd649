/** Words of live-before; cn is the truth, en has the same keys. */
export const words = {
  cn: { label: 'live-before' },
  en: { label: 'live-before' },
} as const;
