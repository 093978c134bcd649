/** What somebody would pay now: asked before an order is made, and again when the price has changed (D70). */
import { Type } from 'typebox';
import { SkuSchema } from '../../content/detail.ts';
import { RefundTermsSchema } from '../../order/refund-rule.ts';
import { WHAT } from '../../order/order.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const orderQuoteGet = defineEndpoint({
  name: 'order.quote.get',
  alsoNamed: ['goods.latest_price.get'],
  area: 'orders',
  summary: 'The price of one variant for this person now, the variants there are, and the coupons that fit.',
  method: 'POST',
  /** Without `sku_id` the first variant that is left; `coupon_id` empty: without one, absent: the best that fits. */
  input: Type.Object({
    ...WHAT,
    coupon_id: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{0,64}$' })),
  }),
  data: Type.Object({
    goods: Type.Object({
      id: Type.String(),
      type: Type.Integer(),
      title: Type.String(),
      cover: Type.String(),
      teacher: Type.String(),
    }),
    sku_id: Type.String(),
    skus: Type.Array(SkuSchema),
    price: Type.Integer(),
    line_price: Type.Integer(),
    discount: Type.Integer(),
    amount: Type.Integer(),
    coupon_id: Type.String(),
    coupons: Type.Array(
      Type.Object({
        id: Type.String(),
        title: Type.String(),
        discount: Type.Integer(),
        is_claimed: Type.Boolean(),
        end_ts: Type.Integer(),
      }),
    ),
    /** Names of the ways to pay, in the order they are offered. */
    providers: Type.Array(Type.String()),
    refund: RefundTermsSchema,
    /** Unix seconds the lower price ends at, 0 where it does not. */
    offer_end_ts: Type.Integer(),
    server_ts: Type.Integer(),
  }),
  codes: [
    'already-bought',
    'sold-out',
    'coupon-gone',
    'not-entitled',
    'super-vip-only',
    'not-designated',
    'course-password-needed',
    'state-conflict',
    'delisted',
  ],
  access: 'learner',
  gate: 'order',
  rate: 'order-quote',
});
