/** Reminders before a sale begins. */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';

/** Whether the person asking is told once a good can be bought: it is sold out, or its sale has not begun (ADR-488). */
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

/** Reminders one person may have in a shop at a time. */
export const REMINDERS_MAX = 100;

/** Sets or removes a reminder: one message, once a good can be bought (ADR-488). */
export const goodsRemindSet = defineEndpoint({
  name: 'goods.remind.set',
  area: 'reminders',
  summary:
    'One message by e-mail or SMS, in the language of this request, once a seat is free or the sale begins; `on` false removes it. state-conflict where it can be bought already or is off sale for good, rate-limited above 100 reminders.',
  method: 'POST',
  input: Type.Object({ goods_id: GoodsId, on: Type.Boolean() }),
  data: Type.Object({ is_on: Type.Boolean() }),
  codes: ['not-found', 'state-conflict'],
  access: 'learner',
  gate: 'write',
  rate: 'goods-remind',
});
