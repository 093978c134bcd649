/** Words of the expired-shop banner. */
export const words = {
  cn: { text: '店铺已过期，暂时无法购买新内容；已购内容可以继续学习。' },
  en: { text: 'This shop has expired. Purchases are paused, but everything you own is still open to you.' },
} as const;
