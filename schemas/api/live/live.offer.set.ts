/** What is offered in a live room, in order (D101). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { CouponIdSchema } from '../../content/coupon.ts';
import { OFFERS_MAX } from '../../live/offers.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';

export const liveOfferSet = defineEndpoint({
  name: 'live.offer.set',
  area: 'live',
  summary: 'For the host; what is not named stays.',
  method: 'POST',
  input: Type.Object({
    alive_id: GoodsId,
    goods_ids: Type.Optional(Type.Array(GoodsId, { maxItems: OFFERS_MAX })),
    coupon_ids: Type.Optional(Type.Array(CouponIdSchema, { maxItems: OFFERS_MAX })),
  }),
  data: Type.Object({ goods_ids: Type.Array(Type.String()), coupon_ids: Type.Array(Type.String()) }),
  codes: IN_THE_ROOM,
  access: 'learner',
  gate: 'write',
  rate: 'live-host',
});
