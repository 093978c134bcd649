/** Login with phone or account and password (M210, D53); form-encoded. */
import { Type } from 'typebox';
import { AppIdField, AreaCode, LoginData } from '../../auth/login-fields.ts';
import { PASSWORD_LOGIN, PasswordLoginFields } from '../../auth/password-login.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const authPasswordLogin = defineEndpoint({
  ...PASSWORD_LOGIN,
  gate: 'login',
  name: 'auth.password_login',
  summary: 'Starts the session; code and token are one-time tickets, never the session.',
  path: '/auth/password_login',
  input: Type.Object({
    phone: Type.String({ minLength: 1, maxLength: 50 }),
    /** Without the plus. */
    area_code: AreaCode,
    app_id: Type.Optional(AppIdField),
    ...PasswordLoginFields,
  }),
  data: Type.Object(LoginData),
});
