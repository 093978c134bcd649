/** Sends a code to an e-mail address (D59, M185). */
import { Type } from 'typebox';
import { CaptchaFields, EmailField, SessionId } from '../../auth/login-fields.ts';
import { defineEndpoint } from '../define-endpoint.ts';

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
