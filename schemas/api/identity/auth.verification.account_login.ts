/** What a person has to pass before a login (M204, D50): the server decides and remembers the type. */
import { Type } from 'typebox';
import { VerificationData, VerificationInput } from '../../auth/login-fields.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const authVerificationAccountLogin = defineEndpoint({
  name: 'auth.verification.account_login',
  area: 'identity',
  summary: 'Captcha types and the session_id every later call of this flow names.',
  method: 'POST',
  path: '/auth/get_do_verification_account_login',
  input: Type.Object(VerificationInput),
  data: Type.Object(VerificationData),
  codes: ['shop-shut'],
  access: 'anyone',
  gate: 'visit',
  perLearner: true,
});
