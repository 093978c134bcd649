/** Login with a phone and a code by SMS (M112); after a first scan, binding a phone (M116, D55). */
import { Type } from 'typebox';
import { authPhoneInquire } from '#schemas/api/identity/phones.ts';
import { authPhoneLogin } from '#schemas/api/identity/logins.ts';
import { authSmsSend } from '#schemas/api/identity/login-codes.ts';
import { authVerificationVerifyLogin } from '#schemas/api/identity/verifications.ts';
import { CAPTCHA_ACTIONS } from '#schemas/auth/captcha-actions.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'way-verify-code',
  family: 'auth',
  title: { cn: '验证码登录', en: 'Login with a code' },
  description: { cn: '手机号加短信验证码', en: 'Phone, and a code sent to it' },
  offers: 'login-way',
  uses: ['auth'],
  loginWay: {
    tabs: [
      {
        name: 'verifyCode',
        label: { cn: '验证码登录', en: 'SMS code' },
        obeys: ['smsLogin'],
        box: 'knowledge',
      },
      // M116: after a first scan the same form binds a phone.
      { name: 'phone', obeys: ['wechatLogin', 'qqLogin'] },
    ],
    side: 'phone',
    order: 20,
  },
  hydrate: 'load',
  props: Type.Object(
    {
      tab: Type.Union([Type.Literal('verifyCode'), Type.Literal('phone')], {
        description: 'The tab of the login box it fills',
      }),
    },
    { additionalProperties: false },
  ),
  actions: {
    begin: { endpoint: authVerificationVerifyLogin },
    ...CAPTCHA_ACTIONS,
    send: { endpoint: authSmsSend },
    login: { endpoint: authPhoneLogin },
    inquire: { endpoint: authPhoneInquire },
  },
  intents: ['login.done', 'message.toast'],
});
