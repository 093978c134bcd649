/** Sends a code to a phone (M208, M176, D50, D51): needs a captcha ticket or an image code. */
import { Type } from 'typebox';
import { PhoneField, SMS_REFUSALS, SmsRequest } from '../../auth/login-fields.ts';
import { defineEndpoint } from '../define-endpoint.ts';

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
