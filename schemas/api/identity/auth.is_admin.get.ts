/** Whether the person is an admin of a training shop (M191, D108). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';

export const authIsAdminGet = defineEndpoint({
  name: 'auth.is_admin.get',
  area: 'identity',
  summary: 'is_admin 1 for a training admin; 0 for everybody else.',
  path: '/auth/is_admin',
  input: Type.Object({}),
  data: Type.Object({ is_admin: Type.Integer({ minimum: 0, maximum: 1 }) }),
  access: 'learner',
  gate: 'read',
});
