/** The change of a password (M37, D90): by the present one, or by the phone; who is not logged in begins with the forgotten one. */
import { Type } from 'typebox';
import { personalInfoGet } from '#schemas/api/identity/account.ts';
import { authPasswordChange, trainPasswordModify } from '#schemas/api/identity/passwords.ts';
import { authPhoneCodeVerify, authSmsSend } from '#schemas/api/identity/login-codes.ts';
import { authVerificationModifyPassword } from '#schemas/api/identity/verifications.ts';
import { CAPTCHA_ACTIONS } from '#schemas/auth/captcha-actions.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'change-password',
  family: 'auth',
  title: { cn: '修改密码', en: 'Change of password' },
  description: {
    cn: '用原密码或手机验证码修改密码；未登录时为找回密码',
    en: 'A new password by the present one or by the phone; the forgotten password where nobody is logged in',
  },
  offers: 'screen',
  uses: ['auth'],
  hydrate: 'load',
  props: Type.Object({}, { additionalProperties: false }),
  slots: { stranger: { kinds: ['login-panel'], max: 1 } },
  actions: {
    person: { endpoint: personalInfoGet },
    change: { endpoint: authPasswordChange },
    modify: { endpoint: trainPasswordModify },
    begin: { endpoint: authVerificationModifyPassword },
    ...CAPTCHA_ACTIONS,
    send: { endpoint: authSmsSend },
    prove: { endpoint: authPhoneCodeVerify },
  },
  intents: ['message.clear', 'message.toast'],
});
