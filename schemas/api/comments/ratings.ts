/** Stars and words a buyer gives a good. */
import { Type } from 'typebox';
import { GoodsId } from '../../content/goods-id.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { STARS_MAX } from '../../content/rating.ts';

/** How the person rated a good, and whether they may. */
export const ratingMineGet = defineEndpoint({
  name: 'rating.mine.get',
  area: 'comments',
  summary: 'The stars the person gave, 0 for none; may_rate once they have done half of it.',
  input: Type.Object({ goods_id: GoodsId }),
  data: Type.Object({ stars: Type.Integer(), may_rate: Type.Boolean() }),
  access: 'learner',
  gate: 'read',
});

/** Rates a good with one star to five; said again, it is changed. */
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
