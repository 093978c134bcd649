/** Which ways to log in this shop offers (M214, M123): all on unless it says otherwise. */
import { Type } from 'typebox';
import { Flag } from '../../flag.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const authLoginWaysGet = defineEndpoint({
  name: 'auth.login_ways.get',
  area: 'identity',
  summary: 'One flag a way.',
  path: '/auth/login_ways',
  input: Type.Object({}),
  data: Type.Object({ verify_code: Flag, phone_password: Flag, wx: Flag, qq: Flag }),
  access: 'anyone',
  gate: 'nothing',
});
