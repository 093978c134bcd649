/** The tabs of a detail page by the shop's tab set; one that holds nothing is not among them (M232). */
import { Type } from 'typebox';
import { ChoiceSchema } from '#schemas/page/fragments.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { TextSchema } from '#schemas/page/text.ts';
import { TAB_KEYS } from '#schemas/shop/tab-set.ts';

const TabSchema = Type.Object(
  {
    key: ChoiceSchema(TAB_KEYS, 'What the tab holds'),
    title: TextSchema({ max: 20, description: 'Words on the tab; the product’s own where empty' }),
    count: Type.Integer({ minimum: 0, description: 'A number beside them; 0 for none' }),
  },
  { additionalProperties: false },
);

export const definition = defineRenderer({
  kind: 'detail-tabs',
  family: 'detail',
  title: { cn: '详情选项卡', en: 'Detail tabs' },
  description: {
    cn: '简介、目录、评论与班级互动；没有内容的选项卡不出现',
    en: 'Summary, catalogue, comments and class interaction; a tab without content is left out',
  },
  offers: 'screen',
  hydrate: 'visible',
  props: Type.Object(
    {
      tabs: Type.Array(TabSchema, { maxItems: TAB_KEYS.length, description: 'The tabs, first to last' }),
      start: Type.Integer({ minimum: 0, maximum: 9, description: 'Place of the tab that is open' }),
    },
    { additionalProperties: false },
  ),
  slots: {
    summary: { kinds: ['detail-summary'], max: 1 },
    catalogue: { kinds: ['detail-catalogue'], max: 1 },
    comments: { kinds: ['detail-comments'], max: 1 },
    related: { kinds: ['detail-related'], max: 1 },
    notice: { kinds: ['detail-notice'], max: 1 },
    interaction: { kinds: ['detail-interaction'], max: 1 },
  },
});
