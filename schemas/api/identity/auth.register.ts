/** Makes an account from a proven phone (M231); the same as a first phone login (D49). */
import { Type } from 'typebox';
import {
  AreaCode,
  LoginData,
  NewPassword,
  PHONE_LOGIN_REFUSALS,
  SessionId,
  SmsCode,
  WholePhone,
} from '../../auth/login-fields.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const authRegister = defineEndpoint({
  name: 'auth.register',
  area: 'identity',
  summary: 'Starts the session.',
  method: 'POST',
  path: '/auth/register',
  input: Type.Object({
    phone: WholePhone,
    area_code: AreaCode,
    code: SmsCode,
    session_id: SessionId,
    password: Type.Optional(NewPassword),
  }),
  data: Type.Object(LoginData),
  codes: [...PHONE_LOGIN_REFUSALS, 'password-format', 'password-common'],
  access: 'anyone',
  gate: 'register',
  perLearner: true,
});
