/** The end of an account (D90): asked for, done after thirty days, taken back until then. */
import { Type } from 'typebox';
import { personalDeletionRequest, personalInfoGet } from '#schemas/api/identity/account.ts';
import { request } from '#schemas/page/data-request.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'account-deletion',
  family: 'account',
  title: { cn: '注销账号', en: 'Deletion of the account' },
  description: {
    cn: '申请注销账号，30 天内可以撤销',
    en: 'Asks for the account to be deleted; can be taken back for 30 days',
  },
  offers: 'screen',
  uses: ['account'],
  hydrate: 'load',
  props: Type.Object({}, { additionalProperties: false }),
  data: () => ({ info: request(personalInfoGet, {}) }),
  actions: { ask: { endpoint: personalDeletionRequest, refreshes: ['info'] } },
  intents: ['message.toast'],
});
