/** The ways into an account (M260, M261, D90): phone, e-mail, password and social accounts, each changed in a box of its own. */
import { Type } from 'typebox';
import { personalChannelUnbind, personalEmailBind, personalInfoGet } from '#schemas/api/identity/account.ts';
import { authBindQrGet, authBindQrPoll } from '#schemas/api/identity/qr-bindings.ts';
import { authPhoneBind } from '#schemas/api/identity/phones.ts';
import { authPhoneCodeVerify, authSmsSend } from '#schemas/api/identity/login-codes.ts';
import { authVerificationBindPhone } from '#schemas/api/identity/verifications.ts';
import { formEmailCodeSend } from '#schemas/api/forms/form-codes.ts';
import { CAPTCHA_ACTIONS } from '#schemas/auth/captcha-actions.ts';
import { request } from '#schemas/page/data-request.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'account-security',
  family: 'auth',
  title: { cn: '账号与安全', en: 'Account and security' },
  description: {
    cn: '手机号、邮箱、密码与社交账号的绑定、更换和解绑',
    en: 'Phone, e-mail, password and social accounts: bound, changed and taken off',
  },
  offers: 'screen',
  uses: ['auth', 'forms'],
  hydrate: 'load',
  props: Type.Object({}, { additionalProperties: false }),
  data: () => ({ info: request(personalInfoGet, {}) }),
  actions: {
    begin: { endpoint: authVerificationBindPhone },
    ...CAPTCHA_ACTIONS,
    sms: { endpoint: authSmsSend },
    prove: { endpoint: authPhoneCodeVerify },
    phone: { endpoint: authPhoneBind, refreshes: ['info'] },
    mail: { endpoint: formEmailCodeSend },
    email: { endpoint: personalEmailBind, refreshes: ['info'] },
    code: { endpoint: authBindQrGet },
    bound: { endpoint: authBindQrPoll, refreshes: ['info'] },
    unbind: { endpoint: personalChannelUnbind, refreshes: ['info'] },
  },
  intents: ['message.clear', 'message.toast', 'page.go'],
});
