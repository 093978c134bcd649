/** Whether logging in with a password is offered: `0` is off, anything else on (M70, M214). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';

export const shopPasswordLoginGet = defineEndpoint({
  name: 'shop.password_login.get',
  area: 'shop',
  summary: 'Password-login status of the shop.',
  input: Type.Object({}),
  data: Type.Object({ login_by_password_enabled: Type.String() }),
  access: 'anyone',
  gate: 'nothing',
});
