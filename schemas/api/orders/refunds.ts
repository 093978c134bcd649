/** Refunds a learner asks for. */
import { VISIBLE } from '#schemas/text/tidy.ts';
import { Type } from 'typebox';
import { OrderIdSchema, REFUND_REASON_MAX } from '../../order/order.ts';
import { OrderStateSchema } from '../../order/order-state.ts';
import { defineEndpoint } from '../define-endpoint.ts';

/** Asks for the money back: given as asked within the terms of the sale, else the merchant decides (D71, D132). */
export const orderRefundApply = defineEndpoint({
  name: 'order.refund.apply',
  area: 'orders',
  summary: 'Asks for all that is left of what was paid.',
  method: 'POST',
  input: Type.Object({
    order_id: OrderIdSchema,
    reason: Type.String({ minLength: 1, maxLength: REFUND_REASON_MAX, pattern: VISIBLE }),
  }),
  data: Type.Object({ order_id: Type.String(), state: OrderStateSchema }),
  codes: ['state-conflict', 'not-refundable', 'nothing-to-refund'],
  access: 'learner',
  gate: 'order',
});
