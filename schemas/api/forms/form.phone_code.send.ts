/** Sends a code to a phone a form asks for (M228). */
import { Type } from 'typebox';
import { PhoneField, SMS_REFUSALS, SmsRequest } from '../../auth/login-fields.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const formPhoneCodeSend = defineEndpoint({
  name: 'form.phone_code.send',
  area: 'forms',
  summary:
    'wait_s until the next may be sent; where the request named no session_id, that of the flow the code belongs to.',
  method: 'POST',
  path: '/api/form.phone_code.get/1.0.0',
  input: Type.Object({ phone: PhoneField, ...SmsRequest }),
  data: Type.Object({ wait_s: Type.Integer(), session_id: Type.Optional(Type.String()) }),
  codes: SMS_REFUSALS,
  access: 'anyone',
  gate: 'visit',
  perLearner: true,
});
