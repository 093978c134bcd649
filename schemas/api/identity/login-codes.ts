/** Codes by SMS that prove a phone. */
import { Type } from 'typebox';
import {
  PhoneField,
  SMS_REFUSALS,
  SmsRequest,
  AreaCode,
  SessionId,
  SmsCode,
} from '../../auth/login-fields.ts';
import { defineEndpoint } from '../define-endpoint.ts';

/** Sends a code to a phone (M208, M176, D50, D51): needs a captcha ticket or an image code. */
export const authSmsSend = defineEndpoint({
  name: 'auth.sms.send',
  area: 'identity',
  summary:
    'wait_s until the next may be sent; where the request named no session_id, that of the flow the code belongs to.',
  method: 'POST',
  path: '/auth/send_sms',
  input: Type.Object({ phone_name: PhoneField, ...SmsRequest }),
  data: Type.Object({ wait_s: Type.Integer({ minimum: 0 }), session_id: Type.Optional(Type.String()) }),
  codes: [...SMS_REFUSALS, 'shop-shut'],
  access: 'anyone',
  gate: 'visit',
  perLearner: true,
});

/** Proves a phone by its code (M205); for modifyPwd the answer is the token that sets a new password. */
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
