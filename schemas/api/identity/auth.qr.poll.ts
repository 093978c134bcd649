/** What became of a scanned code (M134-M140): 0 with a token for this browser alone, else the code that says it. */
import { Type } from 'typebox';
import { LoginKey, QrCode } from '../../auth/login-fields.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const authQrPoll = defineEndpoint({
  name: 'auth.qr.poll',
  area: 'identity',
  summary:
    'token to enter with (auth.qr.enter); with 9001 the data hold login_key, with which a phone is bound; with 9000 scanned is 1 once a phone has opened the code.',
  path: '/auth/poll_qr_code',
  input: Type.Object({ code: QrCode, login_key: Type.Optional(LoginKey) }),
  data: Type.Object({ code: Type.String(), token: Type.String(), login_key: Type.String() }),
  codes: [
    'qr-waiting',
    'qr-first-time',
    'qr-expired',
    'qr-bound-elsewhere',
    'poll-busy',
    'account-disabled',
    'not-a-member',
    'shop-shut',
  ],
  access: 'anyone',
  gate: 'login',
  perLearner: true,
});
