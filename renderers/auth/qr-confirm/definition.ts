/** The phone's side of a scan: which computer asks, and a yes or no by a press (D48, B27). */
import { Type } from 'typebox';
import { authQrConfirm, authQrLook, authQrSimulate } from '#schemas/api/identity/qr-logins.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'qr-confirm',
  family: 'auth',
  title: { cn: '扫码确认', en: 'Confirm a scan' },
  description: {
    cn: '手机扫码后确认或拒绝在电脑上登录',
    en: 'On the phone that scanned a code: lets a computer log in, or not',
  },
  offers: 'screen',
  hydrate: 'load',
  props: Type.Object(
    {
      code: Type.String({
        maxLength: 64,
        pattern: '^[\\w-]*$',
        description: 'The scanned code; empty for none',
      }),
    },
    { additionalProperties: false },
  ),
  actions: {
    look: { endpoint: authQrLook },
    answer: { endpoint: authQrConfirm },
    simulate: { endpoint: authQrSimulate },
  },
});
