/** The ways into an account (M260, M261, D90): phone, e-mail, password and social accounts, each changed in a box of its own. */
import { Type } from 'typebox';
import { personalChannelUnbind } from '#schemas/api/identity/personal.channel.unbind.ts';
import { personalEmailBind } from '#schemas/api/identity/personal.email.bind.ts';
import { personalInfoGet } from '#schemas/api/identity/personal.info.get.ts';
import { authBindQrGet } from '#schemas/api/identity/auth.bind_qr.get.ts';
import { authBindQrPoll } from '#schemas/api/identity/auth.bind_qr.poll.ts';
import { authPhoneBind } from '#schemas/api/identity/auth.phone.bind.ts';
import { authPhoneCodeVerify } from '#schemas/api/identity/auth.phone_code.verify.ts';
import { authSmsSend } from '#schemas/api/identity/auth.sms.send.ts';
import { authVerificationBindPhone } from '#schemas/api/identity/auth.verification.bind_phone.ts';
import { formEmailCodeSend } from '#schemas/api/forms/form.email_code.send.ts';
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
