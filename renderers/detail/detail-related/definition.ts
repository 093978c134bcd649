/** What else there is: courses that hold this good, and goods like it. */
import { Type } from 'typebox';
import { GoodsCardSchema } from '#schemas/content/goods-card.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { field } from '#schemas/page/field.ts';

export const definition = defineRenderer({
  kind: 'detail-related',
  family: 'detail',
  title: { cn: '相关推荐', en: 'Related goods' },
  description: {
    cn: '包含本内容的课程，以及相近的内容',
    en: 'Courses that hold this good, and goods like it',
  },
  offers: 'detail-tab',
  hydrate: 'never',
  props: Type.Object(
    {
      parents: field(
        { cn: '所属课程', en: 'Courses', help: { cn: '包含本内容的课程', en: 'Those that hold this good' } },
        Type.Array(GoodsCardSchema, { maxItems: 50 }),
      ),
      related: field(
        { cn: '相近的商品', en: 'Goods like it' },
        Type.Array(GoodsCardSchema, { maxItems: 50 }),
      ),
    },
    { additionalProperties: false },
  ),
});
