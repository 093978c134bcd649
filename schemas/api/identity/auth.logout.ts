/** Ends the session; form-encoded (M199, M203). Logging out twice is fine. */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';

export const authLogout = defineEndpoint({
  name: 'auth.logout',
  area: 'identity',
  summary: 'Ends the session of this browser.',
  method: 'POST',
  path: '/auth/logout',
  encoding: 'form',
  input: Type.Object({}),
  data: Type.Object({}),
  access: 'anyone',
  gate: 'nothing',
  perLearner: true,
});
