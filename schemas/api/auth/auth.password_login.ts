/** Login with phone or account and password (M210, D53); form-encoded. */
import { Type } from 'typebox';
import {
  AreaCode,
  CaptchaFields,
  LoginData,
  PasswordField,
  SessionId,
  PASSWORD_LOGIN_REFUSALS,
} from '../../auth/login-fields.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const authPasswordLogin = defineEndpoint({
  name: 'auth.password_login',
  area: 'auth',
  summary: 'Starts the session; code and token are one-time tickets, never the session.',
  method: 'POST',
  path: '/auth/password_login',
  encoding: 'form',
  input: Type.Object({
    phone: Type.String({ minLength: 1, maxLength: 50 }),
    password: PasswordField,
    /** Without the plus. */
    area_code: AreaCode,
    session_id: Type.Optional(SessionId),
    ...CaptchaFields,
  }),
  data: Type.Object(LoginData),
  codes: PASSWORD_LOGIN_REFUSALS,
  access: 'anyone',
  rate: 'password-login',
  perLearner: true,
});
