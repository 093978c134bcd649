/** Where an order stands; polled every 2 s for at most 5 min while its buyer pays (D71). */
import { Type } from 'typebox';
import { OrderIdSchema } from '../../order/order.ts';
import { OrderStateSchema } from '../../order/order-state.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const orderStatus = defineEndpoint({
  name: 'order.status',
  area: 'orders',
  summary: 'The state of an order of one’s own.',
  input: Type.Object({ order_id: OrderIdSchema }),
  data: Type.Object({
    order_id: Type.String(),
    state: OrderStateSchema,
    amount: Type.Integer(),
    expire_ts: Type.Integer(),
    paid_at: Type.Optional(Type.String()),
  }),
  access: 'learner',
  gate: 'order',
  rate: 'order-status',
});
