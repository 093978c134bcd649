/** The type of a good by its id, for links that carry no type (D20). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';

export const goodsTypeGet = defineEndpoint({
  name: 'goods.type.get',
  area: 'catalogue',
  summary: 'Numeric resource type of a good.',
  input: Type.Object({ goods_id: GoodsId }),
  data: Type.Object({ goods_type: Type.Integer() }),
  codes: ['not-found'],
  access: 'anyone',
  gate: 'read',
  tags: (input) => [`goods:${input.goods_id}`],
});
