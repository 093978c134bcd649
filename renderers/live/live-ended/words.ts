/** Words of live-ended; cn is the truth, en has the same keys. */
export const words = {
  cn: { label: 'live-ended' },
  en: { label: 'live-ended' },
} as const;
