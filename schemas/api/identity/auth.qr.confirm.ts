/** The phone says yes or no to a code (D48); only a person who is logged in there, by a press. */
import { Type } from 'typebox';
import { Flag } from '../../flag.ts';
import { QrCode } from '../../auth/login-fields.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const authQrConfirm = defineEndpoint({
  name: 'auth.qr.confirm',
  area: 'identity',
  summary: 'Nothing; the browser that waits hears it by its poll.',
  method: 'POST',
  path: '/auth/qr_answer',
  input: Type.Object({ code: QrCode, agree: Flag }),
  data: Type.Object({}),
  codes: ['qr-expired', 'qr-bound-elsewhere'],
  access: 'learner',
  gate: 'login',
});
