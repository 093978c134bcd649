/** Whether a phone code of a form is right (M228). */
import { Type } from 'typebox';
import { AreaCode, PhoneField, SessionId, SmsCode } from '../../auth/login-fields.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const formPhoneCodeVerify = defineEndpoint({
  name: 'form.phone_code.verify',
  area: 'forms',
  summary: 'Nothing.',
  method: 'POST',
  path: '/api/form.phone_code.check/1.0.0',
  input: Type.Object({ phone: PhoneField, area_code: AreaCode, code: SmsCode, session_id: SessionId }),
  data: Type.Object({}),
  codes: ['sms-code-wrong', 'sms-code-expired'],
  access: 'anyone',
  gate: 'visit',
  perLearner: true,
});
