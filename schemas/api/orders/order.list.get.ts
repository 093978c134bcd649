/** Orders of one's own, the newest first (D71). */
import { Type } from 'typebox';
import { OrderSchema } from '../../order/order.ts';
import { OrderStateSchema } from '../../order/order-state.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { ListSchema, PAGE_INPUT } from '../list.ts';

export const orderListGet = defineEndpoint({
  name: 'order.list.get',
  area: 'orders',
  summary: 'Orders of the person of the session, of one state or of several where they are named.',
  method: 'POST',
  input: Type.Object({
    state: Type.Optional(OrderStateSchema),
    states: Type.Optional(Type.Array(OrderStateSchema, { minItems: 1, maxItems: 8 })),
    ...PAGE_INPUT,
  }),
  data: ListSchema(OrderSchema, {}),
  access: 'learner',
  gate: 'order',
});
