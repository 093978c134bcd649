/** The merchant of this browser in an operations school (M157, D56); 40400 where there is none, so that nobody is logged out by it. */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';

export const authBUserInfoGet = defineEndpoint({
  name: 'auth.b_user_info.get',
  area: 'identity',
  summary: 'Avatar, masked phone and the one-time code that logs in.',
  path: '/auth/b_user_info',
  input: Type.Object({}),
  data: Type.Object({ headimgurl: Type.String(), phone_name: Type.String(), code: Type.String() }),
  access: 'anyone',
  gate: 'login',
  rate: 'merchant-code',
  perLearner: true,
});
