/** A demo's phone pretends what a social account would have led to (D48); nowhere else is there such a call. */
import { Type } from 'typebox';
import { QrCode } from '../../auth/login-fields.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const authQrSimulate = defineEndpoint({
  name: 'auth.qr.simulate',
  area: 'identity',
  summary: 'Nothing; not found outside a demo.',
  method: 'POST',
  path: '/auth/qr_simulate',
  input: Type.Object({
    code: QrCode,
    outcome: Type.Union([Type.Literal('need-bind'), Type.Literal('conflict'), Type.Literal('expired')]),
  }),
  data: Type.Object({}),
  codes: ['qr-expired'],
  access: 'anyone',
  gate: 'login',
});
