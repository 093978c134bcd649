/** Phones bound to an account. */
import { Type } from 'typebox';
import {
  AreaCode,
  OneTimeToken,
  SessionId,
  SmsCode,
  WholePhone,
  BIND_REFUSALS,
  SMS_CODE_REFUSALS,
  LoginKey,
  PhoneField,
} from '../../auth/login-fields.ts';
import { defineEndpoint } from '../define-endpoint.ts';

/** Binds a phone to the person logged in, or another in place of the old one (M231, requirement 24). */
export const authPhoneBind = defineEndpoint({
  name: 'auth.phone.bind',
  area: 'identity',
  summary: 'The masked phone.',
  method: 'POST',
  path: '/auth/bind_phone',
  input: Type.Object({
    phone: WholePhone,
    area_code: AreaCode,
    code: SmsCode,
    session_id: SessionId,
    /** Of the proven old phone, where there is one. */
    token: Type.Optional(OneTimeToken),
  }),
  data: Type.Object({ phone: Type.String() }),
  codes: [...SMS_CODE_REFUSALS, 'already-bound', ...BIND_REFUSALS],
  access: 'learner',
  gate: 'write',
});

/** Whether a phone may be bound to the account that was scanned (M206); silent, and only for who holds a login_key. */
export const authPhoneInquire = defineEndpoint({
  name: 'auth.phone.inquire',
  area: 'identity',
  summary: 'Code 1 where the phone is bound already.',
  method: 'POST',
  path: '/auth/check_phone',
  input: Type.Object({
    phone: PhoneField,
    login_code: Type.Optional(Type.String({ maxLength: 64 })),
    login_key: LoginKey,
  }),
  data: Type.Object({}),
  codes: ['already-bound', 'too-frequent', 'qr-expired'],
  access: 'anyone',
  gate: 'login',
  perLearner: true,
});
