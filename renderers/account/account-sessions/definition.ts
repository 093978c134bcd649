/** Where one is logged in: this browser first, each of the others can be ended, or all at once. */
import { Type } from 'typebox';
import { personalSessionsEnd, personalSessionsGet } from '#schemas/api/identity/account.ts';
import { request } from '#schemas/page/data-request.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'account-sessions',
  family: 'account',
  title: { cn: '登录设备', en: 'Devices' },
  description: {
    cn: '账号在哪些设备上登录，可逐个退出或全部退出',
    en: 'Where the account is logged in; each device can be logged out, or all others at once',
  },
  offers: 'screen',
  hydrate: 'load',
  props: Type.Object({}, { additionalProperties: false }),
  data: () => ({ sessions: request(personalSessionsGet, {}) }),
  actions: { end: { endpoint: personalSessionsEnd, refreshes: ['sessions'] } },
  intents: ['message.toast'],
});
