/** Login with a code by e-mail (D24, D59, M185). */
import { Type } from 'typebox';
import { EmailField, LoginData, SmsCode } from '../../auth/login-fields.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const authEmailLogin = defineEndpoint({
  name: 'auth.email_login',
  area: 'identity',
  summary: 'Starts the session.',
  method: 'POST',
  path: '/auth/email_login',
  input: Type.Object({ email: EmailField, code: SmsCode }),
  data: Type.Object(LoginData),
  codes: [
    'email-wrong',
    'email-not-registered',
    'email-code-wrong',
    'email-code-expired',
    'not-a-member',
    'account-disabled',
    'shop-shut',
  ],
  access: 'anyone',
  gate: 'login',
  perLearner: true,
});
