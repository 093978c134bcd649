/** Sets a new password with the token of a proven phone (M213, M282, M283); ends every session and logs nobody in (requirement 22). */
import { Type } from 'typebox';
import { NewPassword, OneTimeToken } from '../../auth/login-fields.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const authPasswordReset = defineEndpoint({
  name: 'auth.password.reset',
  area: 'identity',
  summary: 'The phone, so that the login can be filled in (M149).',
  method: 'POST',
  path: '/auth/reset_password',
  input: Type.Object({ password: NewPassword, re_password: NewPassword, token: OneTimeToken }),
  data: Type.Object({ phone: Type.String() }),
  codes: ['reset-token-expired', 'password-format', 'password-common', 'passwords-differ'],
  access: 'anyone',
  gate: 'login',
  perLearner: true,
});
