/** What a form asks before a code is sent (M228). */
import { Type } from 'typebox';
import { VerificationData, VerificationInput } from '../../auth/login-fields.ts';
import { defineEndpoint } from '../define-endpoint.ts';

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
