/** What became of a code that binds (M231). */
import { Type } from 'typebox';
import { Flag } from '../../flag.ts';
import { QrCode } from '../../auth/login-fields.ts';
import { defineEndpoint } from '../define-endpoint.ts';

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
