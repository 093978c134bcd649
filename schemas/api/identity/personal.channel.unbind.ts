/** Takes a social account off (M261, D90): refused for the last way to log in, and without a fresh proof (requirement 24). */
import { Type } from 'typebox';
import { OneTimeToken, QrProvider } from '../../auth/login-fields.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const personalChannelUnbind = defineEndpoint({
  name: 'personal.channel.unbind',
  area: 'identity',
  summary: 'Nothing.',
  method: 'POST',
  input: Type.Object({
    provider: QrProvider,
    /** Of the person's own phone, proven by auth.phone_code.verify in a flow bindPhone; not needed within ten minutes of a login. */
    token: Type.Optional(OneTimeToken),
  }),
  data: Type.Object({}),
  codes: ['last-login-way', 'not-found', 'proof-needed', 'reset-token-expired'],
  access: 'learner',
  gate: 'write',
});
