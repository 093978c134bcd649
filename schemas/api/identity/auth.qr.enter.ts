/** Turns the token of a confirmed scan into a session, once, in the browser the code belongs to (requirement 19, D46). */
import { Type } from 'typebox';
import { LoginData, OneTimeToken } from '../../auth/login-fields.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const authQrEnter = defineEndpoint({
  name: 'auth.qr.enter',
  area: 'identity',
  summary: 'Starts the session.',
  method: 'POST',
  path: '/auth/qr_enter',
  input: Type.Object({ token: OneTimeToken }),
  data: Type.Object(LoginData),
  codes: ['ticket-spent', 'account-disabled', 'not-a-member', 'shop-shut'],
  access: 'anyone',
  gate: 'login',
  perLearner: true,
});
