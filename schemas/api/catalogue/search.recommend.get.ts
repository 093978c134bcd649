/** Goods to look at before, or instead of, a search (M224, D92). */
import { Type } from 'typebox';
import { GOODS_INTERFACE_VERSION } from '../../constants.ts';
import { GoodsCardSchema } from '../../content/goods-card.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const searchRecommendGet = defineEndpoint({
  name: 'search.recommend.get',
  alsoNamed: ['goods.recommends.get'],
  area: 'catalogue',
  summary: 'The most popular goods of the shop, for a search that has found nothing or has not begun.',
  version: GOODS_INTERFACE_VERSION,
  input: Type.Object({}),
  data: Type.Object({ list: Type.Array(GoodsCardSchema) }),
  access: 'anyone',
  gate: 'read',
});
