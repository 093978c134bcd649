/** The first goods and coupons offered in a live room, and how many there are (M245, D96). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { LiveOffersSchema } from '../../live/offers.ts';
import { AT_THE_DOOR } from '../../live/refusals.ts';

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
