/** What a form asks before a code is sent (M228). */
import { Type } from 'typebox';
import { CaptchaType } from '../../learner/login-fields.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const formVerifyTypeGet = defineEndpoint({
  name: 'form.verify_type.get',
  area: 'form',
  summary: '0 none, 1 slide, 2 image (M181).',
  input: Type.Object({}),
  data: Type.Object({ types: CaptchaType, session_id: Type.String() }),
  access: 'anyone',
  perLearner: true,
});
