/** Whether the shop works without any login (M70, D16). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';

export const shopNoLoginGet = defineEndpoint({
  name: 'shop.no_login.get',
  area: 'shop',
  summary: 'No-login status of the shop.',
  input: Type.Object({}),
  data: Type.Object({ is_no_login: Type.Integer({ minimum: 0, maximum: 1 }) }),
  access: 'anyone',
  gate: 'nothing',
});
