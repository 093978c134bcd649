/** Login with an account name (M209, M179); form-encoded. */
import { Type } from 'typebox';
import { AccountName, LoginData } from '../../auth/login-fields.ts';
import { PASSWORD_LOGIN, PasswordLoginFields } from '../../auth/password-login.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const authAccountLogin = defineEndpoint({
  ...PASSWORD_LOGIN,
  gate: 'login',
  name: 'auth.account_login',
  summary: 'Starts the session; token is a one-time ticket, never the session.',
  path: '/auth/account_login',
  input: Type.Object({ user_name: AccountName, ...PasswordLoginFields }),
  data: Type.Object(LoginData),
});
