/** What is offered in a live room: goods and coupons (M245, D101). */
import { Type, type Static } from 'typebox';
import { CouponCardSchema } from '../content/coupon.ts';
import { GoodsCardSchema } from '../content/goods-card.ts';

/** Goods, or coupons, of one room. */
export const OFFERS_MAX = 20;

export const LiveCouponSchema = Type.Object({ ...CouponCardSchema.properties, is_claimed: Type.Boolean() });
export type LiveCoupon = Static<typeof LiveCouponSchema>;

/** The first of each kind, and how many there are in all. */
export const LiveOffersSchema = Type.Object({
  goods: Type.Array(GoodsCardSchema),
  goods_total: Type.Integer({ minimum: 0 }),
  coupons: Type.Array(LiveCouponSchema),
  coupons_total: Type.Integer({ minimum: 0 }),
});
