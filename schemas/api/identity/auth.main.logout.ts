/** A logout told to the main host (M202, D7). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';

export const authMainLogout = defineEndpoint({
  name: 'auth.main.logout',
  area: 'identity',
  summary: 'Ends the session of this browser on the main host.',
  method: 'POST',
  path: '/auth/logout_main',
  host: 'main',
  encoding: 'form',
  input: Type.Object({}),
  data: Type.Object({}),
  access: 'anyone',
  gate: 'nothing',
  perLearner: true,
});
