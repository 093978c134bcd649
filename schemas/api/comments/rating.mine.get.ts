/** How the person rated a good, and whether they may. */
import { Type } from 'typebox';
import { GoodsId } from '../../content/goods-id.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const ratingMineGet = defineEndpoint({
  name: 'rating.mine.get',
  area: 'comments',
  summary: 'The stars the person gave, 0 for none; may_rate once they have done half of it.',
  input: Type.Object({ goods_id: GoodsId }),
  data: Type.Object({ stars: Type.Integer(), may_rate: Type.Boolean() }),
  access: 'learner',
  gate: 'read',
});
