/** Whether the person asking has a good, and what they may do with it (M224, D72); a stranger is told to log in. */
import { Type } from 'typebox';
import { AccessSchema } from '../../content/access.ts';
import { Flag } from '../../flag.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';

export const goodsIsPurchasedGet = defineEndpoint({
  name: 'goods.is_purchased.get',
  area: 'access',
  summary: 'is_purchased: they may study it by a right of their own; access says what they may, and why not.',
  input: Type.Object({
    goods_id: GoodsId,
    goods_type: Type.Optional(Type.Integer({ minimum: 0, maximum: 999 })),
  }),
  data: Type.Object({ goods_id: Type.String(), is_purchased: Flag, access: AccessSchema }),
  access: 'anyone',
  gate: 'read',
  perLearner: true,
});
