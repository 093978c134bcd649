/** A login told to the main host, where one account serves several shops (M202, D7). */
import { Type } from 'typebox';
import { LoginData, OneTimeToken } from '../../auth/login-fields.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const authMainLogin = defineEndpoint({
  name: 'auth.main.login',
  area: 'identity',
  summary: 'Starts a session on the main host with the one-time code of a login.',
  method: 'POST',
  path: '/auth/login_main',
  host: 'main',
  input: Type.Object({ code: OneTimeToken }),
  data: Type.Object(LoginData),
  codes: ['ticket-spent', 'account-disabled', 'not-a-member', 'shop-shut'],
  access: 'anyone',
  gate: 'login',
  perLearner: true,
});
