/** What the phone shows before it confirms (D48, B27): which shop, what device, since when. */
import { Type } from 'typebox';
import { Flag } from '../../flag.ts';
import { QrCode } from '../../auth/login-fields.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const authQrLook = defineEndpoint({
  name: 'auth.qr.look',
  area: 'identity',
  summary: 'The facts of a code on the phone that opened it.',
  method: 'POST',
  path: '/auth/qr_look',
  input: Type.Object({ code: QrCode }),
  data: Type.Object({
    scene: Type.Union([Type.Literal('login'), Type.Literal('bind')]),
    /** Browser and system of the computer that waits; empty where it does not say. */
    device: Type.String(),
    /** Seconds since 1970. */
    asked_at: Type.Integer(),
    /** Of the person logged in on the phone; empty for nobody. */
    nickname: Type.String(),
    /** 1 where a demo lets the phone pretend (auth.qr.simulate). */
    simulate: Flag,
  }),
  codes: ['qr-expired'],
  access: 'anyone',
  gate: 'login',
  perLearner: true,
});
