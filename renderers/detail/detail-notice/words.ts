/** Words of what to know before one buys. */
export const words = {
  cn: { head: '退款说明' },
  en: { head: 'Refunds' },
} as const;
