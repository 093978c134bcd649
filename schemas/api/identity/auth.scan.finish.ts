/** Ends a scan on a company's page, in the browser it belongs to (D47, D48): says what became of the code. */
import { Type } from 'typebox';
import { ScanCompanyName } from '../../auth/identity-companies.ts';
import { ScanState } from '../../auth/login-fields.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const authScanFinish = defineEndpoint({
  name: 'auth.scan.finish',
  area: 'identity',
  summary:
    'scene of the code; where no other page waits for it (D66), the token to enter with, or login_key of a first scan.',
  method: 'POST',
  path: '/auth/scan_finish',
  input: Type.Object({
    provider: ScanCompanyName,
    state: ScanState,
    /** What the company says it was; absent where the person said no. */
    code: Type.Optional(Type.String({ minLength: 1, maxLength: 512 })),
  }),
  data: Type.Object({
    scene: Type.Union([Type.Literal('login'), Type.Literal('bind')]),
    /** Each empty where there is none. */
    token: Type.String(),
    login_key: Type.String(),
  }),
  codes: ['qr-expired', 'qr-bound-elsewhere', 'scan-failed', 'not-a-member', 'account-disabled', 'shop-shut'],
  access: 'anyone',
  gate: 'login',
  rate: 'provider-login',
  perLearner: true,
});
