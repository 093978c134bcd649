/** Words of what to know before one buys. */
export const words = {
  cn: { head: '退款说明', days: '购买后 {{days}} 天内可申请退款。', none: '购买后不支持退款。' },
  en: {
    head: 'Refunds',
    days: 'You may ask for a refund within {{days}} days.',
    none: 'There are no refunds after purchase.',
  },
} as const;
