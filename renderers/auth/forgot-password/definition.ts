/** The forgotten password: prove the phone, then set a new one; a screen of the login box (M148, M149, D57). */
import { Type } from 'typebox';
import { authPasswordReset } from '#schemas/api/identity/passwords.ts';
import { authPhoneCodeVerify, authSmsSend } from '#schemas/api/identity/login-codes.ts';
import { authVerificationModifyPassword } from '#schemas/api/identity/verifications.ts';
import { CAPTCHA_ACTIONS } from '#schemas/auth/captcha-actions.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'forgot-password',
  family: 'auth',
  title: { cn: '找回密码', en: 'Forgotten password' },
  description: { cn: '先验证手机号，再设置新密码', en: 'Prove the phone, then set a new password' },
  offers: 'login-way',
  uses: ['auth', 'forms'],
  loginWay: {
    // M148: no tab to press, but the screen behind a link of the password's.
    tabs: [{ name: 'reset', obeys: ['passwordLogin'] }],
    side: 'phone',
    order: 70,
  },
  hydrate: 'load',
  props: Type.Object(
    { tab: Type.Literal('reset', { description: 'The screen of the login box it fills' }) },
    { additionalProperties: false },
  ),
  actions: {
    begin: { endpoint: authVerificationModifyPassword },
    ...CAPTCHA_ACTIONS,
    send: { endpoint: authSmsSend },
    prove: { endpoint: authPhoneCodeVerify },
    reset: { endpoint: authPasswordReset },
  },
  intents: ['message.clear', 'message.toast'],
});
