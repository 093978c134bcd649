/** Whether the shop is closed or sealed (M70, M219, D13). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';

export const shopClosedGet = defineEndpoint({
  name: 'shop.closed.get',
  area: 'shop',
  summary: 'Closed and sealed status of the shop.',
  input: Type.Object({}),
  data: Type.Object({
    is_closed: Type.Integer({ minimum: 0, maximum: 1 }),
    is_sealed: Type.Integer({ minimum: 0, maximum: 1 }),
  }),
  access: 'anyone',
  gate: 'nothing',
});
