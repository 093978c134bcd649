/** Login with a code sent to an e-mail address, on a page of its own (M36, D59). */
import { Type } from 'typebox';
import { authEmailLogin } from '#schemas/api/identity/logins.ts';
import { authVerificationAccountLogin } from '#schemas/api/identity/verifications.ts';
import { formEmailCodeSend } from '#schemas/api/forms/form-codes.ts';
import { CAPTCHA_ACTIONS } from '#schemas/auth/captcha-actions.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'way-email',
  family: 'auth',
  title: { cn: '邮箱登录', en: 'Login by e-mail' },
  description: { cn: '邮箱加邮件验证码', en: 'An e-mail address, and a code sent to it' },
  offers: 'login-way',
  uses: ['auth'],
  loginWay: { tabs: [{ name: 'email', obeys: [] }], side: 'phone', order: 60, apart: true },
  hydrate: 'load',
  props: Type.Object(
    { tab: Type.Literal('email', { description: 'The tab of the login box it fills' }) },
    { additionalProperties: false },
  ),
  actions: {
    begin: { endpoint: authVerificationAccountLogin },
    ...CAPTCHA_ACTIONS,
    send: { endpoint: formEmailCodeSend },
    login: { endpoint: authEmailLogin },
  },
  intents: ['login.done', 'message.toast'],
});
