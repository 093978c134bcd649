/** Whether the person asking is told once a good can be bought: it is sold out, or its sale has not begun (decision 488). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';

export const goodsRemindGet = defineEndpoint({
  name: 'goods.remind.get',
  area: 'reminders',
  summary: 'is_on: they set a reminder for this good, and the message has not gone out yet.',
  input: Type.Object({ goods_id: GoodsId }),
  data: Type.Object({ is_on: Type.Boolean() }),
  access: 'learner',
  gate: 'read',
  perLearner: true,
});
