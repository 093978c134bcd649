/** Whether this shop shows nothing to strangers (M231). */
import { Type } from 'typebox';
import { Flag } from '../../flag.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const authForcedLoginGet = defineEndpoint({
  name: 'auth.forced_login.get',
  area: 'identity',
  summary: 'forced 1 where a login comes first.',
  path: '/auth/forced_login',
  input: Type.Object({}),
  data: Type.Object({ forced: Flag }),
  access: 'anyone',
  gate: 'nothing',
});
