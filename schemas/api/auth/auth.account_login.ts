/** Login with an account name (M209, M179); form-encoded. */
import { Type } from 'typebox';
import {
  AccountName,
  CaptchaFields,
  LoginData,
  PasswordField,
  SessionId,
  PASSWORD_LOGIN_REFUSALS,
} from '../../auth/login-fields.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const authAccountLogin = defineEndpoint({
  name: 'auth.account_login',
  area: 'auth',
  summary: 'Starts the session; token is a one-time ticket, never the session.',
  method: 'POST',
  path: '/auth/account_login',
  encoding: 'form',
  input: Type.Object({
    user_name: AccountName,
    password: PasswordField,
    session_id: Type.Optional(SessionId),
    ...CaptchaFields,
  }),
  data: Type.Object(LoginData),
  codes: PASSWORD_LOGIN_REFUSALS,
  access: 'anyone',
  rate: 'password-login',
  perLearner: true,
});
