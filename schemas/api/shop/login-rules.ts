/** What a shop asks of a login. */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';

/** Whether the shop works without any login (M70, D16). */
export const shopNoLoginGet = defineEndpoint({
  name: 'shop.no_login.get',
  area: 'shop',
  summary: 'No-login status of the shop.',
  input: Type.Object({}),
  data: Type.Object({ is_no_login: Type.Integer({ minimum: 0, maximum: 1 }) }),
  access: 'anyone',
  gate: 'nothing',
});

/** Whether logging in with a password is offered: `0` is off, anything else on (M70, M214). */
export const shopPasswordLoginGet = defineEndpoint({
  name: 'shop.password_login.get',
  area: 'shop',
  summary: 'Password-login status of the shop.',
  input: Type.Object({}),
  data: Type.Object({ login_by_password_enabled: Type.String() }),
  access: 'anyone',
  gate: 'nothing',
});

/** When a learner must bind a phone: 0 never, 1 after login, 2 before studying (M219, D41). */
export const shopPhoneBindGet = defineEndpoint({
  name: 'shop.phone_bind.get',
  area: 'shop',
  summary: 'Phone-binding rule of the shop.',
  input: Type.Object({}),
  data: Type.Object({ need_bind: Type.Integer({ minimum: 0, maximum: 2 }) }),
  access: 'anyone',
  gate: 'nothing',
});
