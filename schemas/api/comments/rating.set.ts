/** Rates a good with one star to five; said again, it is changed. */
import { Type } from 'typebox';
import { GoodsId } from '../../content/goods-id.ts';
import { STARS_MAX } from '../../content/rating.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const ratingSet = defineEndpoint({
  name: 'rating.set',
  area: 'comments',
  summary:
    'One rating of each person and good, from who studies it and has done half; 40300 for anybody else, and where the shop wants no ratings.',
  method: 'POST',
  input: Type.Object({
    goods_id: GoodsId,
    stars: Type.Integer({ minimum: 1, maximum: STARS_MAX }),
  }),
  data: Type.Object({ goods_id: Type.String(), stars: Type.Integer() }),
  codes: ['not-entitled'],
  access: 'learner',
  gate: 'write',
});
