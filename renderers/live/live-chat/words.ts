/** Words of live-chat; cn is the truth, en has the same keys. */
export const words = {
  cn: { label: 'live-chat' },
  en: { label: 'live-chat' },
} as const;
