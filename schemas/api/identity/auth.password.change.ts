/** Changes the password with the present one or a fresh proof of the phone (requirement 24); other sessions end. */
import { Type } from 'typebox';
import { NewPassword, OneTimeToken, PasswordField } from '../../auth/login-fields.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const authPasswordChange = defineEndpoint({
  name: 'auth.password.change',
  area: 'identity',
  summary: 'Nothing.',
  method: 'POST',
  path: '/auth/change_password',
  input: Type.Object({
    password: NewPassword,
    re_password: NewPassword,
    old_password: Type.Optional(PasswordField),
    token: Type.Optional(OneTimeToken),
  }),
  data: Type.Object({}),
  codes: [
    'password-format',
    'password-common',
    'passwords-differ',
    'old-password-wrong',
    'proof-needed',
    'reset-token-expired',
  ],
  access: 'learner',
  gate: 'write',
  rate: 'password-change',
});
