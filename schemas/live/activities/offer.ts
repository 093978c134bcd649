/** What is offered in a live room: goods and coupons (M245, D101). */
import { Type, type Static } from 'typebox';
import { CouponCardSchema } from '../../content/coupon.ts';
import { GoodsCardSchema } from '../../content/goods-card.ts';
import { formatMoney } from '../../money.ts';
import { defineLiveActivity } from '../activity.ts';

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

/** Paid for what was offered in the room, by who was in it, from its start until a day after its end; fen, less what was given back. */
const SaleReportSchema = Type.Object({
  goods_id: Type.String(),
  title: Type.String(),
  orders: Type.Integer({ minimum: 0 }),
  amount: Type.Integer(),
});
interface SaleReport {
  sales: Static<typeof SaleReportSchema>[];
}

export const activity = defineLiveActivity({
  name: 'offer',
  order: 40,
  events: { goods: { isLine: true, isMark: true }, coupon: { isLine: false, isMark: true } },
  modules: [
    { slot: 'acts', kind: 'live-push', order: 20 },
    { slot: 'offers', kind: 'live-offers', order: 10 },
  ],
  report: { sales: Type.Array(SaleReportSchema) },
  lines: ({ sales }: SaleReport) =>
    sales.map(({ title, orders, amount }) => ['sale', title, String(orders), formatMoney(amount)]),
});
