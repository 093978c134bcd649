/** Login with a one-time code of another host of the same shop (M151, D60). */
import { Type } from 'typebox';
import { LoginData, OneTimeToken } from '../../auth/login-fields.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const authCrossEnter = defineEndpoint({
  name: 'auth.cross.enter',
  area: 'identity',
  summary: 'Starts the session.',
  method: 'POST',
  path: '/auth/cross_login',
  input: Type.Object({ code: OneTimeToken }),
  data: Type.Object(LoginData),
  codes: ['ticket-spent', 'account-disabled', 'not-a-member', 'shop-shut'],
  access: 'anyone',
  gate: 'login',
  perLearner: true,
});
