/**
 * A code to scan that binds a social account to the person logged in (M231, D90): another way in, so an old login proves
 * first that it is the person (requirement 24, B32).
 */
import { Type } from 'typebox';
import { OneTimeToken, QrData, QrProvider } from '../../auth/login-fields.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const authBindQrGet = defineEndpoint({
  name: 'auth.bind_qr.get',
  area: 'identity',
  summary: 'As auth.qr.get.',
  method: 'POST',
  path: '/auth/get_bind_qr_code',
  input: Type.Object({
    provider: QrProvider,
    /** Of the person's own phone, proven by auth.phone_code.verify in a flow bindPhone; not needed within ten minutes of a login. */
    token: Type.Optional(OneTimeToken),
  }),
  data: Type.Object(QrData),
  codes: ['login-way-off', 'proof-needed', 'reset-token-expired'],
  access: 'learner',
  gate: 'write',
  rate: 'qr-binding',
});
