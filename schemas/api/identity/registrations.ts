/** New accounts and the agreement a person accepts. */
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

/** Makes an account from a proven phone (M231); the same as a first phone login (D49). */
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

/** Keeps what was ticked at a login with the account (D63): the version of all texts under the box, and when. */
export const authAgreementAccept = defineEndpoint({
  name: 'auth.agreement.accept',
  area: 'identity',
  summary: 'Nothing; the moment a version was accepted first is kept, and an older version changes nothing.',
  method: 'POST',
  path: '/auth/accept_agreement',
  input: Type.Object({ version: Type.String({ pattern: '^\\d{1,4}$' }) }),
  data: Type.Object({}),
  codes: ['state-conflict'],
  access: 'learner',
  gate: 'write',
});
