/** Where a company sends this browser back to after a scan (D48, D66): says what became of it. */
import { Type } from 'typebox';
import { authQrEnter, authScanFinish } from '#schemas/api/identity/qr-logins.ts';
import { ScanCompanyName } from '#schemas/auth/identity-companies.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'scan-return',
  family: 'auth',
  title: { cn: '扫码结果', en: 'Result of a scan' },
  description: {
    cn: '从微信、QQ 或企业微信的登录页回到店铺',
    en: 'Back in the shop from the login page of WeChat, QQ or WeCom',
  },
  offers: 'screen',
  uses: ['auth'],
  hydrate: 'load',
  props: Type.Object(
    {
      provider: ScanCompanyName,
      state: Type.String({
        maxLength: 128,
        pattern: '^[0-9a-f]*$',
        description: 'What the code to scan was made with; empty for none',
      }),
      code: Type.String({
        maxLength: 512,
        description: 'What the company says; empty where the person said no',
      }),
    },
    { additionalProperties: false },
  ),
  actions: { finish: { endpoint: authScanFinish }, enter: { endpoint: authQrEnter } },
  intents: ['login.done'],
});
