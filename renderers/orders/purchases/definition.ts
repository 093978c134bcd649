/** What who is here has bought, by what it is, with what is over and what was given back (D76). */
import { Type } from 'typebox';
import { goodsPurchasedGet } from '#schemas/api/orders/purchases.ts';
import { OwnedTabSchema } from '#schemas/content/owned.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'purchases',
  family: 'orders',
  title: { cn: '已购内容', en: 'My purchases' },
  description: {
    cn: '本人购买的内容，按课程、专栏、会员、直播和其他分类，含已到期和已退款的',
    en: 'What one bought: courses, columns, memberships, live rooms and others, expired and refunded ones too',
  },
  offers: 'screen',
  uses: ['order'],
  hydrate: 'load',
  actions: { list: { endpoint: goodsPurchasedGet } },
  props: Type.Object({ tab: OwnedTabSchema }, { additionalProperties: false }),
});
