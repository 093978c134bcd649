/** Several lists of goods in one place, one behind each tab (D36). */
import { Type } from 'typebox';
import { goodsCardsGet } from '#schemas/api/catalogue/goods.ts';
import { GoodsQuerySchema } from '#schemas/content/goods-card.ts';
import { cardColumnsField, headingFields } from '#schemas/page/block-fields.ts';
import { request } from '#schemas/page/data-request.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { field } from '#schemas/page/field.ts';
import { NamedSchema, withDefault } from '#schemas/page/fragments.ts';
import { LinkSchema } from '#schemas/page/link.ts';
import { TextSchema } from '#schemas/page/text.ts';

export const definition = defineRenderer({
  kind: 'goods-tabs',
  family: 'page',
  title: { cn: '商品选项卡', en: 'Goods in tabs' },
  description: {
    cn: '两到八个选项卡，每个取一组商品。第一组随页面送达，其余在第一次切换时一次取齐。',
    en: 'Two to eight tabs, each a list of goods. The first comes with the page, the others together when first needed.',
  },
  offers: 'page-block',
  hydrate: 'visible',
  props: Type.Object(
    {
      ...headingFields,
      tabs: field(
        { cn: '选项卡', en: 'Tabs' },
        Type.Array(
          Type.Object(
            {
              title: field({ cn: '选项卡名称', en: 'Tab name' }, TextSchema({ min: 1, max: 24 })),
              query: GoodsQuerySchema,
              link: field(
                {
                  cn: '全部商品链接',
                  en: 'Link to all',
                  group: 'behaviour',
                  help: {
                    cn: '不填时，按标签取的商品会链接到该标签的列表',
                    en: 'When left out, goods of a tag link to the tag’s own list',
                  },
                },
                Type.Optional(LinkSchema),
              ),
            },
            { additionalProperties: false },
          ),
          { minItems: 2, maxItems: 8 },
        ),
      ),
      look: field(
        { cn: '选项卡样式', en: 'Tab style', group: 'style' },
        withDefault(
          NamedSchema({
            line: { cn: '下划线', en: 'Underline' },
            pill: { cn: '胶囊', en: 'Pill' },
          }),
          'line',
        ),
      ),
      columns: cardColumnsField,
    },
    { additionalProperties: false },
  ),
  data: ({ tabs }) => ({
    first: request(goodsCardsGet, { queries: tabs.slice(0, 1).map(({ query }) => query) }),
  }),
  actions: { others: { endpoint: goodsCardsGet } },
});
