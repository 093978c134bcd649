/** What a person has to pass before a code proves a phone (M204, D50): the server decides and remembers the type. */
import { Type } from 'typebox';
import { VerificationData, VerificationInput } from '../../auth/login-fields.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const authVerificationVerifyLogin = defineEndpoint({
  name: 'auth.verification.verify_login',
  area: 'identity',
  summary: 'Captcha types and the session_id every later call of this flow names.',
  method: 'POST',
  path: '/auth/get_do_verification_verify_login',
  input: Type.Object(VerificationInput),
  data: Type.Object(VerificationData),
  codes: ['shop-shut'],
  access: 'anyone',
  gate: 'visit',
  perLearner: true,
});
