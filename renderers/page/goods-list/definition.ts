/** A list of goods from a source the merchant chooses, in one of four layouts (D36). */
import { Type } from 'typebox';
import { goodsCardsGet } from '#schemas/api/catalogue/goods.ts';
import { GoodsQuerySchema } from '#schemas/content/goods-card.ts';
import { headingFields, moreFields } from '#schemas/page/block-fields.ts';
import { request } from '#schemas/page/data-request.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { ChoiceSchema, withDefault } from '#schemas/page/fragments.ts';

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
      ...headingFields('Heading above the goods'),
      ...moreFields,
      query: GoodsQuerySchema,
      layout: withDefault(
        ChoiceSchema(
          ['grid', 'list', 'scroll', 'rank'],
          'Cards in rows, one good a row, a shelf to slide along, or a ranking',
        ),
        'grid',
      ),
      columns: withDefault(
        Type.Integer({ minimum: 3, maximum: 5, description: 'Cards in a row of a grid or a shelf' }),
        4,
      ),
      tint: withDefault(Type.Boolean({ description: 'A softly coloured band behind the list' }), false),
    },
    { additionalProperties: false },
  ),
  data: (props) => ({ goods: request(goodsCardsGet, { queries: [props.query] }) }),
});
