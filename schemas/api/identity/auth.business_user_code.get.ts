/** The one-time code of a merchant, asked for where merchants log in (M202, D7, D56); 40400 where this browser is none's. */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';

export const authBusinessUserCodeGet = defineEndpoint({
  name: 'auth.business_user_code.get',
  area: 'identity',
  summary: 'The code a merchant logs in with by a press.',
  path: '/auth/business_user_code',
  host: 'admin',
  input: Type.Object({}),
  data: Type.Object({ code: Type.String() }),
  access: 'anyone',
  gate: 'login',
  perLearner: true,
});
