/** Words of the countdown. */
export const words = {
  cn: { ended: '已经结束' },
  en: { ended: 'This has ended' },
} as const;
