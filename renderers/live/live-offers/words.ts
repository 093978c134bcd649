/** Words of live-offers; cn is the truth, en has the same keys. */
export const words = {
  cn: {
    goods: '商品',
    coupons: '优惠券',
    more: '查看更多',
    moreOf: '查看更多{{what}}',
    claim: '领取',
    claimed: '已领取',
    got: '领取成功',
    off: '立减 {{money}}',
    from: '满 {{money}} 可用',
    any: '无门槛',
    retry: '重试',
  },
  en: {
    goods: 'Goods',
    coupons: 'Coupons',
    more: 'More',
    moreOf: 'More: {{what}}',
    claim: 'Claim',
    claimed: 'Claimed',
    got: 'The coupon is yours',
    off: '{{money}} off',
    from: 'from {{money}}',
    any: 'no minimum',
    retry: 'Try again',
  },
} as const;
