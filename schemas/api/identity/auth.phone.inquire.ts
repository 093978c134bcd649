/** Whether a phone may be bound to the account that was scanned (M206); silent, and only for who holds a login_key. */
import { Type } from 'typebox';
import { LoginKey, PhoneField } from '../../auth/login-fields.ts';
import { defineEndpoint } from '../define-endpoint.ts';

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
