/** Whether the typed characters are those of the picture (M231); a right answer is remembered for this key, once. */
import { Type } from 'typebox';
import { CodeKey, ImageCode } from '../../auth/login-fields.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const authIdentifyCodeVerify = defineEndpoint({
  name: 'auth.identify_code.verify',
  area: 'identity',
  summary: 'Checks an image code.',
  method: 'POST',
  path: '/auth/identify_code',
  input: Type.Object({ code_key: CodeKey, img_code: ImageCode }),
  data: Type.Object({}),
  codes: ['image-code-wrong'],
  access: 'anyone',
  gate: 'visit',
  perLearner: true,
});
