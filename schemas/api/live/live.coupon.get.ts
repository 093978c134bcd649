/** All coupons offered in a live room (M245, M250, D101). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { LiveCouponSchema } from '../../live/offers.ts';
import { AT_THE_DOOR } from '../../live/refusals.ts';

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
