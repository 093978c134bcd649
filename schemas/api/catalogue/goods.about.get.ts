/** Goods that belong to a good: the courses and columns that hold it, then what is near it (M224, "about products"). */
import { Type } from 'typebox';
import { GoodsCardSchema } from '../../content/goods-card.ts';
import { GoodsId, GoodsType } from '../../content/goods-id.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const goodsAboutGet = defineEndpoint({
  name: 'goods.about.get',
  alsoNamed: ['goods.about_products.get'],
  area: 'catalogue',
  summary: 'Courses and columns on sale that hold a good, then goods of its first tag and popular ones.',
  input: Type.Object({ goods_id: GoodsId, goods_type: GoodsType }),
  data: Type.Object({ list: Type.Array(GoodsCardSchema) }),
  codes: ['delisted'],
  access: 'anyone',
  gate: 'read',
});
