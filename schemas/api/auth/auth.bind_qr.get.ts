/** A code to scan that binds a social account to the person logged in (M231, D90). */
import { Type } from 'typebox';
import { QrData, QrProvider } from '../../learner/login-fields.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const authBindQrGet = defineEndpoint({
  name: 'auth.bind_qr.get',
  area: 'auth',
  summary: 'As auth.qr.get.',
  path: '/auth/get_bind_qr_code',
  input: Type.Object({ provider: QrProvider }),
  data: Type.Object(QrData),
  codes: ['login-way-off'],
  access: 'learner',
});
