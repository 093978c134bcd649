/** Gives an account its first password soon after a login (D58); later a proof of the phone comes first (requirement 24). */
import { Type } from 'typebox';
import { NewPassword } from '../../auth/login-fields.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const authPasswordCreate = defineEndpoint({
  name: 'auth.password.create',
  area: 'identity',
  summary: 'Nothing.',
  method: 'POST',
  path: '/auth/set_password',
  input: Type.Object({ password: NewPassword, re_password: NewPassword }),
  data: Type.Object({}),
  codes: ['password-format', 'password-common', 'passwords-differ', 'proof-needed', 'state-conflict'],
  access: 'learner',
  gate: 'write',
});
