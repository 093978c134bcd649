/** Sends a code to a phone a form asks for (M228). */
import { Type } from 'typebox';
import {
  AreaCode,
  CaptchaFields,
  CodeKey,
  ImageCode,
  PhoneField,
  SessionId,
} from '../../learner/login-fields.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const formPhoneCodeSend = defineEndpoint({
  name: 'form.phone_code.send',
  area: 'form',
  summary: 'wait_s until the next may be sent.',
  method: 'POST',
  path: '/api/form.phone_code.get/1.0.0',
  input: Type.Object({
    phone: PhoneField,
    area_code: AreaCode,
    img_code: Type.Optional(ImageCode),
    code_key: Type.Optional(CodeKey),
    session_id: SessionId,
    ...CaptchaFields,
  }),
  data: Type.Object({ wait_s: Type.Integer() }),
  codes: [
    'phone-wrong',
    'image-code-wrong',
    'captcha-needed',
    'captcha-wrong',
    'too-frequent',
    'captcha-expired',
    'login-way-off',
  ],
  access: 'anyone',
  perLearner: true,
});
