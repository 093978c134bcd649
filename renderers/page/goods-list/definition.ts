/** A list of goods from a source the merchant chooses, in one of four layouts (D36). */
import { Type } from 'typebox';
import { goodsCardsGet } from '#schemas/api/catalogue/goods.ts';
import { GoodsQuerySchema } from '#schemas/content/goods-card.ts';
import { cardColumnsField, headingFields, moreFields } from '#schemas/page/block-fields.ts';
import { request } from '#schemas/page/data-request.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { field } from '#schemas/page/field.ts';
import { NamedSchema, withDefault } from '#schemas/page/fragments.ts';

export const definition = defineRenderer({
  kind: 'goods-list',
  family: 'page',
  title: { cn: '商品列表', en: 'Goods list' },
  description: {
    cn: '按来源（手选、标签、类型、最新、热门）取商品，以网格、列表、横滑或榜单展示。',
    en: 'Goods picked by hand, by tag, by type, newest or most popular, as a grid, a list, a shelf or a ranking.',
  },
  offers: 'page-block',
  hydrate: 'never',
  props: Type.Object(
    {
      ...headingFields,
      ...moreFields,
      query: GoodsQuerySchema,
      layout: field(
        { cn: '排列方式', en: 'Layout', group: 'layout' },
        withDefault(
          NamedSchema({
            grid: { cn: '网格', en: 'Grid' },
            list: { cn: '列表', en: 'List' },
            scroll: { cn: '横向滑动', en: 'Shelf to slide along' },
            rank: { cn: '榜单', en: 'Ranking' },
          }),
          'grid',
        ),
      ),
      columns: cardColumnsField,
      tint: field(
        {
          cn: '浅色底',
          en: 'Tinted background',
          group: 'style',
          help: { cn: '列表后面铺一条浅色底', en: 'A softly coloured band behind the list' },
        },
        withDefault(Type.Boolean(), false),
      ),
    },
    { additionalProperties: false },
  ),
  data: (props) => ({ goods: request(goodsCardsGet, { queries: [props.query] }) }),
});
