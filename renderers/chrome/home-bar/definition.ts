/** What leads out of a page of one card: the way home, and the other language (M50, M162). */
import { Type } from 'typebox';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'home-bar',
  family: 'chrome',
  title: { cn: '返回首页与语言', en: 'Way home and language' },
  description: {
    cn: '登录等单卡片页面顶部的返回首页与语言切换',
    en: 'Stands on top of pages of one card, such as the login: the way home and the language switch',
  },
  offers: 'chrome',
  hydrate: 'idle',
  props: Type.Object({}, { additionalProperties: false }),
  intents: ['locale.set'],
});
