/** Begins to pay an order by one of the installation's providers; asked again it answers the same payment (D71). */
import { Type } from 'typebox';
import { OrderIdSchema, ProviderNameSchema } from '../../order/order.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const orderPay = defineEndpoint({
  name: 'order.pay',
  area: 'orders',
  summary: 'How to pay: the text of a code to scan, an address to go to, or what to do.',
  method: 'POST',
  input: Type.Object({ order_id: OrderIdSchema, provider: ProviderNameSchema }),
  data: Type.Object({
    pay_id: Type.String(),
    qr_url: Type.Optional(Type.String()),
    redirect_url: Type.Optional(Type.String()),
    instructions: Type.Optional(Type.String()),
  }),
  codes: ['state-conflict', 'payment-unreachable', 'payment-refused'],
  access: 'learner',
  gate: 'order',
  rate: 'order-pay',
});
