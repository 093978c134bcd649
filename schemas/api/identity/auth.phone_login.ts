/** Login with a code by SMS (M211); with login_key it binds what was scanned (D55). The first login makes the account (D49). */
import { Type } from 'typebox';
import {
  AppIdField,
  AreaCode,
  LoginData,
  LoginKey,
  PHONE_LOGIN_REFUSALS,
  SessionId,
  SmsCode,
  WholePhone,
} from '../../auth/login-fields.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const authPhoneLogin = defineEndpoint({
  name: 'auth.phone_login',
  area: 'identity',
  summary: 'Starts the session; need_set_password 1 where the account has none (D58).',
  method: 'POST',
  path: '/auth/phone_login_v2',
  encoding: 'form',
  input: Type.Object({
    code: SmsCode,
    session_id: SessionId,
    /** The whole number: area code, a dash, the phone (M215). */
    phone: WholePhone,
    area_code: AreaCode,
    app_id: Type.Optional(AppIdField),
    login_key: Type.Optional(LoginKey),
  }),
  data: Type.Object(LoginData),
  codes: [...PHONE_LOGIN_REFUSALS, 'qr-bound-elsewhere', 'qr-expired'],
  access: 'anyone',
  gate: 'login',
  perLearner: true,
});
