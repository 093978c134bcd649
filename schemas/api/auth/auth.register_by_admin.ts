/** Makes the learner account of a merchant (D56, M147); by a press alone. */
import { Type } from 'typebox';
import { LoginData, OneTimeToken } from '../../auth/login-fields.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const authRegisterByAdmin = defineEndpoint({
  name: 'auth.register_by_admin',
  area: 'auth',
  summary: 'Starts the session.',
  method: 'POST',
  path: '/auth/register_by_admin',
  encoding: 'form',
  input: Type.Object({ code: OneTimeToken }),
  data: Type.Object(LoginData),
  codes: ['ticket-spent', 'needs-binding', 'no-permission', 'account-disabled', 'not-a-member', 'shop-shut'],
  access: 'anyone',
  perLearner: true,
});
