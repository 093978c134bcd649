/** Words of live-hearts; cn is the truth, en has the same keys. */
export const words = {
  cn: {
    send: '点赞，已有 {{total}} 个',
  },
  en: {
    send: 'Send a heart; {{total}} so far',
  },
} as const;
