/** Whether somebody is logged in here (M203); quiet, unlike user info. */
import { Type } from 'typebox';
import { Flag } from '../../flag.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const authStatusGet = defineEndpoint({
  name: 'auth.status.get',
  area: 'identity',
  summary: 'logged_in 1 where this browser has a session.',
  path: '/auth/status',
  input: Type.Object({}),
  data: Type.Object({ logged_in: Flag }),
  access: 'anyone',
  gate: 'nothing',
  perLearner: true,
});
