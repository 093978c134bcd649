/** Makes an order: the price is the server's, one piece and one coupon are held until it is paid or closed (D71, requirements 34, 35). */
import { Type } from 'typebox';
import { WHAT } from '../../order/order.ts';
import { OrderStateSchema } from '../../order/order-state.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const orderCreate = defineEndpoint({
  name: 'order.create',
  area: 'orders',
  summary:
    'One order for one good. The same key and body give the same order; what costs nothing is paid at once.',
  method: 'POST',
  input: Type.Object({
    ...WHAT,
    idempotency_key: Type.String({ minLength: 1, maxLength: 100 }),
    /** What the buyer was shown: where it is another now, nothing is made (40903). */
    expected_amount: Type.Optional(Type.Integer({ minimum: 0 })),
  }),
  data: Type.Object({
    order_id: Type.String(),
    amount: Type.Integer(),
    expire_at: Type.String(),
    expire_ts: Type.Integer(),
    state: OrderStateSchema,
  }),
  codes: [
    'already-bought',
    'sold-out',
    'price-changed',
    'state-conflict',
    'coupon-gone',
    'not-entitled',
    'super-vip-only',
    'not-designated',
    'course-password-needed',
    'delisted',
  ],
  access: 'learner',
  gate: 'order',
  rate: 'order-create',
});
