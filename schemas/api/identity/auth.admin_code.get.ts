/** A one-time code of 60 seconds a training admin enters the back end with (M90, D108, requirement 25). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';

export const authAdminCodeGet = defineEndpoint({
  name: 'auth.admin_code.get',
  area: 'identity',
  summary: 'One-time code for the admin login, and the address that takes it.',
  path: '/auth/admin_auth_code',
  input: Type.Object({}),
  data: Type.Object({
    code: Type.String(),
    /** The admin login without its query; the client adds app_id and code. */
    login_url: Type.String(),
  }),
  codes: ['no-permission'],
  access: 'admin',
  gate: 'read',
  rate: 'admin-code',
});
