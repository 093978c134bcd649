/** Sends a code to a phone (M208, M176, D50, D51): needs a captcha ticket or an image code. */
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

export const authSmsSend = defineEndpoint({
  name: 'auth.sms.send',
  area: 'auth',
  summary: 'wait_s until the next may be sent.',
  method: 'POST',
  path: '/auth/send_sms',
  input: Type.Object({
    phone_name: PhoneField,
    area_code: AreaCode,
    img_code: Type.Optional(ImageCode),
    code_key: Type.Optional(CodeKey),
    session_id: SessionId,
    ...CaptchaFields,
  }),
  data: Type.Object({ wait_s: Type.Integer({ minimum: 0 }) }),
  codes: [
    'phone-wrong',
    'image-code-wrong',
    'captcha-needed',
    'captcha-wrong',
    'too-frequent',
    'captcha-expired',
    'login-way-off',
    'shop-shut',
  ],
  access: 'anyone',
  perLearner: true,
});
