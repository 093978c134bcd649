/** Codes that verify a phone or an e-mail address in a form. */
import { Type } from 'typebox';
import {
  VerificationData,
  VerificationInput,
  PhoneField,
  SMS_REFUSALS,
  SmsRequest,
  AreaCode,
  SessionId,
  SmsCode,
  CaptchaFields,
  EmailField,
} from '../../auth/login-fields.ts';
import { defineEndpoint } from '../define-endpoint.ts';

/** What a form asks before a code is sent (M228). */
export const formVerifyTypeGet = defineEndpoint({
  name: 'form.verify_type.get',
  area: 'forms',
  summary: '0 none, 1 slide, 2 image (M181), and the session_id every later call of this flow names.',
  input: Type.Object(VerificationInput),
  data: Type.Object(VerificationData),
  access: 'anyone',
  gate: 'visit',
  perLearner: true,
});

/** How long the shop asks to wait between two codes (M228). */
export const formSmsInfoGet = defineEndpoint({
  name: 'form.sms_info.get',
  area: 'forms',
  summary: 'Seconds, and the default area code.',
  input: Type.Object({}),
  data: Type.Object({ wait_s: Type.Integer(), area_code: Type.String() }),
  access: 'anyone',
  gate: 'visit',
});

/** Sends a code to a phone a form asks for (M228). */
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

/** Whether a phone code of a form is right (M228). */
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

/** Sends a code to an e-mail address (D59, M185). */
export const formEmailCodeSend = defineEndpoint({
  name: 'form.email_code.send',
  area: 'forms',
  summary: 'wait_s until the next may be sent.',
  method: 'POST',
  path: '/api/form.email_code.get/1.0.0',
  input: Type.Object({
    email: EmailField,
    scene: Type.Union([Type.Literal('login'), Type.Literal('bind'), Type.Literal('form')]),
    session_id: Type.Optional(SessionId),
    ...CaptchaFields,
  }),
  data: Type.Object({ wait_s: Type.Integer() }),
  codes: [
    'email-wrong',
    'email-not-registered',
    'captcha-needed',
    'captcha-wrong',
    'captcha-expired',
    'image-code-wrong',
    'too-frequent',
    'login-way-off',
  ],
  access: 'anyone',
  gate: 'visit',
  perLearner: true,
});

/** Whether an e-mail code of a form is right (M228). */
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
