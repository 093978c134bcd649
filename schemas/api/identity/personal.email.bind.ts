/**
 * Binds an e-mail address by its code, of form.email_code.send with the scene `bind` (D90). A fresh proof comes first
 * (requirement 24): always for a change, for a first address only where the login is older than ten minutes.
 */
import { Type } from 'typebox';
import { EmailField, OneTimeToken, SmsCode, BIND_REFUSALS } from '../../auth/login-fields.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const personalEmailBind = defineEndpoint({
  name: 'personal.email.bind',
  area: 'identity',
  summary: 'The masked address.',
  method: 'POST',
  input: Type.Object({
    email: EmailField,
    code: SmsCode,
    /** Of the person's own phone, proven by auth.phone_code.verify in a flow bindPhone. */
    token: Type.Optional(OneTimeToken),
  }),
  data: Type.Object({ email: Type.String() }),
  codes: ['email-wrong', 'email-code-wrong', 'email-code-expired', 'email-taken', ...BIND_REFUSALS],
  access: 'learner',
  gate: 'write',
});
