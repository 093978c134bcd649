/** A picture of four characters for a key the browser made (M207, M187); the key belongs to the browser that used it first. */
import { Type } from 'typebox';
import { CodeKey } from '../../auth/login-fields.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const authImageCodeGet = defineEndpoint({
  name: 'auth.image_code.get',
  area: 'identity',
  summary: 'A PNG as a data address; the same key asked again is another picture.',
  path: '/auth/image_code',
  input: Type.Object({ code_key: CodeKey }),
  data: Type.Object({ img_url: Type.String() }),
  access: 'anyone',
  gate: 'visit',
  rate: 'captcha-picture',
  perLearner: true,
});
