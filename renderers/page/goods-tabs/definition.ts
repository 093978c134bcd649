/** Several lists of goods in one place, one behind each tab (D36). */
import { Type } from 'typebox';
import { goodsCardsGet } from '#schemas/api/catalogue/goods.ts';
import { GoodsQuerySchema } from '#schemas/content/goods-card.ts';
import { headingFields } from '#schemas/page/block-fields.ts';
import { request } from '#schemas/page/data-request.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { ChoiceSchema, withDefault } from '#schemas/page/fragments.ts';
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
      ...headingFields('Heading above the tabs'),
      tabs: Type.Array(
        Type.Object(
          {
            title: TextSchema({ min: 1, max: 24, description: 'Words of the tab' }),
            query: GoodsQuerySchema,
            link: Type.Optional(LinkSchema),
          },
          { additionalProperties: false },
        ),
        {
          minItems: 2,
          maxItems: 8,
          description:
            'The tabs, first to last; a link is where the whole list is, the tag’s own list when left out',
        },
      ),
      look: withDefault(
        ChoiceSchema(['line', 'pill'], 'A line under the chosen tab, or a filled pill'),
        'line',
      ),
      columns: withDefault(Type.Integer({ minimum: 3, maximum: 5, description: 'Cards in a row' }), 4),
    },
    { additionalProperties: false },
  ),
  data: ({ tabs }) => ({
    first: request(goodsCardsGet, { queries: tabs.slice(0, 1).map(({ query }) => query) }),
  }),
  actions: { others: { endpoint: goodsCardsGet } },
});
