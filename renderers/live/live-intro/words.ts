/** Words of live-intro; cn is the truth, en has the same keys. */
export const words = {
  cn: { label: 'live-intro' },
  en: { label: 'live-intro' },
} as const;
