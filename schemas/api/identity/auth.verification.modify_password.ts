/** What a person has to pass before a password is changed (M204, D50): the server decides and remembers the type. */
import { Type } from 'typebox';
import { VerificationData, VerificationInput } from '../../auth/login-fields.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const authVerificationModifyPassword = defineEndpoint({
  name: 'auth.verification.modify_password',
  area: 'identity',
  summary: 'Captcha types and the session_id every later call of this flow names.',
  method: 'POST',
  path: '/auth/get_do_verification_modify_password',
  input: Type.Object(VerificationInput),
  data: Type.Object(VerificationData),
  codes: ['shop-shut'],
  access: 'anyone',
  gate: 'visit',
  perLearner: true,
});
