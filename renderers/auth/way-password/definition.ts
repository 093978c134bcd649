/** Login with phone or account and password (M113); in a training shop the account tab (M129). */
import { Type } from 'typebox';
import { authAccountLogin, authPasswordLogin } from '#schemas/api/identity/logins.ts';
import { authVerificationAccountLogin } from '#schemas/api/identity/verifications.ts';
import { CAPTCHA_ACTIONS } from '#schemas/auth/captcha-actions.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'way-password',
  family: 'auth',
  title: { cn: '密码登录', en: 'Login with a password' },
  description: { cn: '手机号或账号加密码', en: 'Phone or account, and the password' },
  offers: 'login-way',
  uses: ['auth', 'forms'],
  loginWay: {
    tabs: [
      {
        name: 'password',
        label: { cn: '密码登录', en: 'Password' },
        obeys: ['passwordLogin'],
        box: 'knowledge',
      },
      // M129: the same form without the phone's area code.
      {
        name: 'account',
        label: { cn: '账号登录', en: 'Account' },
        obeys: ['passwordLogin'],
        box: 'training',
      },
    ],
    side: 'phone',
    order: 30,
  },
  hydrate: 'load',
  props: Type.Object(
    {
      tab: Type.Union([Type.Literal('password'), Type.Literal('account')], {
        description: 'The tab of the login box it fills',
      }),
    },
    { additionalProperties: false },
  ),
  actions: {
    begin: { endpoint: authVerificationAccountLogin },
    ...CAPTCHA_ACTIONS,
    login: { endpoint: authPasswordLogin },
    account: { endpoint: authAccountLogin },
  },
  intents: ['login.done', 'message.toast'],
});
