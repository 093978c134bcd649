/** Where the parts of a detail page stand: head and tabs in one column, the buy box beside them (M21). */
import { Type } from 'typebox';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'detail-page',
  family: 'detail',
  title: { cn: '商品详情页', en: 'Detail page' },
  description: {
    cn: '内容详情的版面：左侧是封面、标题和选项卡，右侧是购买框，下方是相关推荐',
    en: 'The layout of a detail page: cover, title and tabs, the buy box beside them, related goods below',
  },
  offers: 'screen',
  hydrate: 'never',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {
    head: { kinds: ['detail-head'], max: 1 },
    buy: { kinds: ['buy-box'], max: 1 },
    body: { kinds: ['detail-tabs'], max: 1 },
    after: { kinds: ['detail-related'], max: 1 },
  },
});
