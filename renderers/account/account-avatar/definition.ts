/** Who one is to others: avatar, nickname, and the way to another avatar (M260, M226, M227). */
import { Type } from 'typebox';
import { personalInfoGet } from '#schemas/api/identity/account.ts';
import { authUpdateUserInfo } from '#schemas/api/identity/sessions.ts';
import { uploadSignGet } from '#schemas/api/uploads/uploads.ts';
import { request } from '#schemas/page/data-request.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'account-avatar',
  family: 'account',
  title: { cn: '头像与昵称', en: 'Avatar and nickname' },
  description: {
    cn: '个人中心的侧栏：头像、昵称，以及更换头像',
    en: 'Beside the personal centre: avatar and nickname, and how to change the avatar',
  },
  offers: 'screen',
  uses: ['account'],
  hydrate: 'load',
  props: Type.Object({}, { additionalProperties: false }),
  data: () => ({ info: request(personalInfoGet, {}) }),
  actions: {
    sign: { endpoint: uploadSignGet },
    keep: { endpoint: authUpdateUserInfo, refreshes: ['info'] },
  },
  intents: ['user.changed', 'message.toast'],
});
