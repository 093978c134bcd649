/** What both calls of a merchant's session take, answer and refuse with (D56, M147, M192): a login, and a new account. */
import { Type } from 'typebox';
import { LoginData, OneTimeToken } from './login-fields.ts';

export const MERCHANT_ENTRY = {
  area: 'identity',
  summary: 'Starts the session.',
  method: 'POST',
  encoding: 'form',
  input: Type.Object({ code: OneTimeToken }),
  data: Type.Object(LoginData),
  codes: ['ticket-spent', 'needs-binding', 'no-permission', 'account-disabled', 'not-a-member', 'shop-shut'],
  access: 'anyone',
  perLearner: true,
} as const;
