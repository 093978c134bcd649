/** Words of live-hearts; cn is the truth, en has the same keys. */
export const words = {
  cn: {
    send: '点赞，已有 {count} 个',
  },
  en: {
    send: 'Send a heart; {count} so far',
  },
} as const;
