/** Changes the password of a training account (D24, M229). */
import { Type } from 'typebox';
import { NewPassword, PasswordField } from '../../auth/login-fields.ts';
import { defineEndpoint } from '../define-endpoint.ts';

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
