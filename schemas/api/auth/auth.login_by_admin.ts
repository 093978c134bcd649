/** Logs a merchant in as the learner they are (D56, M192); by a press alone (requirement 21). */
import { Type } from 'typebox';
import { LoginData, OneTimeToken } from '../../auth/login-fields.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const authLoginByAdmin = defineEndpoint({
  name: 'auth.login_by_admin',
  area: 'auth',
  summary: 'Starts the session.',
  method: 'POST',
  path: '/auth/login_by_admin',
  encoding: 'form',
  input: Type.Object({ code: OneTimeToken }),
  data: Type.Object(LoginData),
  codes: ['ticket-spent', 'needs-binding', 'no-permission', 'account-disabled', 'not-a-member', 'shop-shut'],
  access: 'anyone',
  perLearner: true,
});
