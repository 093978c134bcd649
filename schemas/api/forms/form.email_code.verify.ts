/** Whether an e-mail code of a form is right (M228). */
import { Type } from 'typebox';
import { EmailField, SmsCode } from '../../auth/login-fields.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const formEmailCodeVerify = defineEndpoint({
  name: 'form.email_code.verify',
  area: 'forms',
  summary: 'Nothing.',
  method: 'POST',
  path: '/api/form.email_code.check/1.0.0',
  input: Type.Object({ email: EmailField, code: SmsCode }),
  data: Type.Object({}),
  codes: ['email-code-wrong', 'email-code-expired'],
  access: 'anyone',
  gate: 'visit',
  perLearner: true,
});
