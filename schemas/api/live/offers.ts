/** Goods and coupons offered in a live room. */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { LiveOffersSchema, LiveCouponSchema, OFFERS_MAX } from '../../live/activities/offer.ts';
import { AT_THE_DOOR, IN_THE_ROOM } from '../../live/refusals.ts';
import { GoodsCardSchema } from '../../content/goods-card.ts';
import { CouponIdSchema } from '../../content/coupon.ts';
import { ID_PATTERN } from '../../id.ts';
import { ChoiceSchema } from '../../page/fragments.ts';

/** The first goods and coupons offered in a live room, and how many there are (M245, D96). */
export const liveCardList = defineEndpoint({
  name: 'live.card.list',
  area: 'live',
  summary: 'At most 2 of each; all of them by live.goods.get and live.coupon.get.',
  input: Type.Object({ alive_id: GoodsId }),
  data: LiveOffersSchema,
  codes: AT_THE_DOOR,
  access: 'anyone',
  gate: 'read',
  perLearner: true,
});

/** All goods offered in a live room (M245, M250, D101). */
export const liveGoodsGet = defineEndpoint({
  name: 'live.goods.get',
  area: 'live',
  summary: 'In the order the host gave them; what is gone or delisted is left out.',
  input: Type.Object({ alive_id: GoodsId }),
  data: Type.Object({ list: Type.Array(GoodsCardSchema) }),
  codes: AT_THE_DOOR,
  access: 'anyone',
  gate: 'read',
  perLearner: true,
});

/** All coupons offered in a live room (M245, M250, D101). */
export const liveCouponGet = defineEndpoint({
  name: 'live.coupon.get',
  area: 'live',
  summary: 'Claimed by coupon.claim.',
  input: Type.Object({ alive_id: GoodsId }),
  data: Type.Object({ list: Type.Array(LiveCouponSchema) }),
  codes: AT_THE_DOOR,
  access: 'anyone',
  gate: 'read',
  perLearner: true,
});

/** What is offered in a live room, in order (D101). */
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

/** Shows a good or a coupon to everybody in a live room (D101). */
export const liveOfferPush = defineEndpoint({
  name: 'live.offer.push',
  area: 'live',
  summary: 'For the host; one that is not offered yet is offered first of all from now on.',
  method: 'POST',
  input: Type.Object({
    alive_id: GoodsId,
    kind: ChoiceSchema(['goods', 'coupon']),
    id: Type.String({ maxLength: 64, pattern: ID_PATTERN }),
  }),
  data: Type.Object({ offset: Type.Integer() }),
  codes: [...IN_THE_ROOM, 'state-conflict'],
  access: 'learner',
  gate: 'write',
  rate: 'live-host',
});
