/** Words of live-push; cn is the truth, en has the same keys. */
export const words = {
  cn: {
    goods: '正在讲解',
    coupon: '优惠券',
    open: '去看看',
    claim: '领取',
    claimed: '已领取',
    got: '领取成功',
    off: '立减 {{money}}',
    from: '满 {{money}} 可用',
    any: '无门槛',
  },
  en: {
    goods: 'Featured',
    coupon: 'Coupon',
    open: 'View',
    claim: 'Claim',
    claimed: 'Claimed',
    got: 'The coupon is yours',
    off: '{{money}} off',
    from: 'from {{money}}',
    any: 'no minimum',
  },
} as const;
