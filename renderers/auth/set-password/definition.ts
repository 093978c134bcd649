/** A first password, offered after a login that needed none and left out by a press (M150, D58). */
import { Type } from 'typebox';
import { authPasswordCreate } from '#schemas/api/identity/passwords.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'set-password',
  family: 'auth',
  title: { cn: '设置密码', en: 'Set a password' },
  description: {
    cn: '手机号登录后，为还没有密码的账号设置登录密码，可跳过',
    en: 'After a login by phone: an account without a password gets one, or not today',
  },
  offers: 'screen',
  uses: ['auth', 'forms'],
  hydrate: 'load',
  props: Type.Object({}, { additionalProperties: false }),
  actions: { create: { endpoint: authPasswordCreate } },
  intents: ['password.settled', 'message.toast'],
});
