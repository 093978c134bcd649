/** Gives an unpaid order up: its piece and its coupon are free again (D71). */
import { Type } from 'typebox';
import { OrderIdSchema } from '../../order/order.ts';
import { OrderStateSchema } from '../../order/order-state.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const orderCancel = defineEndpoint({
  name: 'order.cancel',
  area: 'orders',
  summary: 'Closes an unpaid order, at the provider first; one that was paid meanwhile stays paid.',
  method: 'POST',
  input: Type.Object({ order_id: OrderIdSchema }),
  data: Type.Object({ order_id: Type.String(), state: OrderStateSchema }),
  codes: ['state-conflict'],
  access: 'learner',
  gate: 'order',
});
