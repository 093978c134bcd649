/** What one says of oneself (M260, D90): seven fields, each edited where it stands. */
import { Type } from 'typebox';
import { personalInfoGet } from '#schemas/api/identity/account.ts';
import { authUpdateUserInfo } from '#schemas/api/identity/sessions.ts';
import { formCompanySearch } from '#schemas/api/forms/forms.ts';
import { formRegionGet } from '#schemas/api/regions/regions.ts';
import { request } from '#schemas/page/data-request.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'account-profile',
  family: 'account',
  title: { cn: '个人资料', en: 'Profile' },
  description: {
    cn: '昵称、性别、生日、姓名、地址、公司、职位，逐项就地修改',
    en: 'Nickname, gender, birthday, real name, address, company and position, each edited where it stands',
  },
  offers: 'screen',
  uses: ['account', 'forms'],
  hydrate: 'load',
  props: Type.Object({}, { additionalProperties: false }),
  data: () => ({ info: request(personalInfoGet, {}) }),
  actions: {
    keep: { endpoint: authUpdateUserInfo, refreshes: ['info'] },
    regions: { endpoint: formRegionGet },
    companies: { endpoint: formCompanySearch },
  },
  intents: ['user.changed', 'page.go'],
});
