/** A code to scan (M212, D47); it belongs to the browser that asked. */
import { Type } from 'typebox';
import { LoginKey, QrData, QrProvider } from '../../auth/login-fields.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const authQrGet = defineEndpoint({
  name: 'auth.qr.get',
  area: 'identity',
  summary: 'code to poll with, the address to show or to open, seconds until it expires.',
  path: '/auth/get_qr_code',
  input: Type.Object({ provider: Type.Optional(QrProvider), login_key: Type.Optional(LoginKey) }),
  data: Type.Object(QrData),
  codes: ['login-way-off', 'shop-shut'],
  access: 'anyone',
  gate: 'login',
  rate: 'qr-login',
  perLearner: true,
});
