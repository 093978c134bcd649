/** All goods offered in a live room (M245, M250, D101). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { GoodsCardSchema } from '../../content/goods-card.ts';
import { AT_THE_DOOR } from '../../live/refusals.ts';

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
