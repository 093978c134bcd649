/** Which check a person passes before a login, a binding or a new password. */
import { Type } from 'typebox';
import { VerificationData, VerificationInput } from '../../auth/login-fields.ts';
import { defineEndpoint } from '../define-endpoint.ts';

const VERIFICATION = {
  area: 'identity',
  summary: 'Captcha types and the session_id every later call of this flow names.',
  method: 'POST',
  input: Type.Object(VerificationInput),
  data: Type.Object(VerificationData),
  access: 'anyone',
  gate: 'visit',
  perLearner: true,
} as const;

/** What a person has to pass before a login (M204, D50): the server decides and remembers the type. */
export const authVerificationAccountLogin = defineEndpoint({
  name: 'auth.verification.account_login',
  ...VERIFICATION,
  codes: ['shop-shut'],
  path: '/auth/get_do_verification_account_login',
});

/** What a person has to pass before a code proves a phone (M204, D50): the server decides and remembers the type. */
export const authVerificationVerifyLogin = defineEndpoint({
  name: 'auth.verification.verify_login',
  ...VERIFICATION,
  codes: ['shop-shut'],
  path: '/auth/get_do_verification_verify_login',
});

/** What a person has to pass before a phone is bound (M204, D50): the server decides and remembers the type. */
export const authVerificationBindPhone = defineEndpoint({
  name: 'auth.verification.bind_phone',
  ...VERIFICATION,
  codes: ['shop-shut'],
  path: '/auth/get_do_verification_bind_phone',
});

/** What a person has to pass before a password is changed (M204, D50): the server decides and remembers the type. */
export const authVerificationModifyPassword = defineEndpoint({
  name: 'auth.verification.modify_password',
  ...VERIFICATION,
  codes: ['shop-shut'],
  path: '/auth/get_do_verification_modify_password',
});
