/** Proves a phone by its code (M205); for modifyPwd the answer is the token that sets a new password. */
import { Type } from 'typebox';
import { AreaCode, PhoneField, SessionId, SmsCode } from '../../auth/login-fields.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const authPhoneCodeVerify = defineEndpoint({
  name: 'auth.phone_code.verify',
  area: 'identity',
  summary: 'token of ten minutes, single use.',
  method: 'POST',
  path: '/auth/verify_phone_code',
  input: Type.Object({
    phone: PhoneField,
    code: SmsCode,
    check_phone: Type.Literal(1),
    session_id: SessionId,
    area_code: AreaCode,
  }),
  data: Type.Object({ token: Type.String() }),
  codes: ['sms-code-wrong', 'sms-code-expired', 'phone-not-registered', 'phone-wrong'],
  access: 'anyone',
  gate: 'visit',
  perLearner: true,
});
