/** Codes that bind a social account when they are scanned. */
import { Type } from 'typebox';
import { OneTimeToken, QrData, QrProvider, QrCode } from '../../auth/login-fields.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { Flag } from '../../flag.ts';

/** A code to scan that binds a social account to the person logged in (M231, D90): another way in, so an old login proves first that it is the person (requirement 24, B32). */
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

/** What became of a code that binds (M231). */
export const authBindQrPoll = defineEndpoint({
  name: 'auth.bind_qr.poll',
  area: 'identity',
  summary: 'bound 1 when it is done.',
  path: '/auth/poll_bind_qr_code',
  input: Type.Object({ code: QrCode }),
  data: Type.Object({ bound: Flag }),
  codes: ['qr-waiting', 'qr-expired', 'qr-bound-elsewhere', 'poll-busy'],
  access: 'learner',
  gate: 'read',
});
