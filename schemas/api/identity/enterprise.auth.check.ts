/** Whether an enterprise school is an authenticated enterprise (M218, D107). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';

export const enterpriseAuthCheck = defineEndpoint({
  name: 'enterprise.auth.check',
  area: 'identity',
  summary: 'Authentication of an enterprise school.',
  input: Type.Object({}),
  data: Type.Object({ is_auth: Type.Integer({ minimum: 0, maximum: 1 }) }),
  access: 'anyone',
  gate: 'nothing',
});
