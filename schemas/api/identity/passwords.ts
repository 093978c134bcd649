/** Passwords of learner and training accounts. */
import { Type } from 'typebox';
import { NewPassword, OneTimeToken, PasswordField } from '../../auth/login-fields.ts';
import { defineEndpoint } from '../define-endpoint.ts';

/** Gives an account its first password soon after a login (D58); later a proof of the phone comes first (requirement 24). */
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

/** Changes the password with the present one or a fresh proof of the phone (requirement 24); other sessions end. */
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

/** Sets a new password with the token of a proven phone (M213, M282, M283); ends every session and logs nobody in (requirement 22). */
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

/** Changes the password of a training account (D24, M229). */
export const trainPasswordModify = defineEndpoint({
  name: 'train.password.modify',
  area: 'identity',
  summary: 'Nothing.',
  method: 'POST',
  input: Type.Object({ old_password: PasswordField, password: NewPassword, re_password: NewPassword }),
  data: Type.Object({}),
  codes: ['password-format', 'password-common', 'passwords-differ', 'old-password-wrong'],
  access: 'learner',
  gate: 'write',
  rate: 'password-change',
});
