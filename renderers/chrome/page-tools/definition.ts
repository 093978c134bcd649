/** What a page without shop chrome keeps of it: the language and the account (ADR-486). */
import { Type } from 'typebox';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'page-tools',
  family: 'chrome',
  title: { cn: '语言与账号', en: 'Language and account' },
  description: {
    cn: '学习页、直播间管理等没有店铺导航的页面上的语言切换和账号菜单',
    en: 'Language switch and account menu on pages without the shop’s navbar, such as a lesson',
  },
  offers: 'chrome',
  hydrate: 'load',
  props: Type.Object({}, { additionalProperties: false }),
  intents: ['login.open', 'logout.ask', 'locale.set', 'owner.enter'],
});
