/** When a learner must bind a phone: 0 never, 1 after login, 2 before studying (M219, D41). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';

export const shopPhoneBindGet = defineEndpoint({
  name: 'shop.phone_bind.get',
  area: 'shop',
  summary: 'Phone-binding rule of the shop.',
  input: Type.Object({}),
  data: Type.Object({ need_bind: Type.Integer({ minimum: 0, maximum: 2 }) }),
  access: 'anyone',
  gate: 'nothing',
});
