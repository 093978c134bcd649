/** A list of goods from a source the merchant chooses (D36). */
import { Type } from 'typebox';
import { goodsCardsGet } from '#schemas/api/goods/goods.cards.get.ts';
import { GoodsQuerySchema } from '#schemas/content/goods-card.ts';
import { LinkSchema } from '#schemas/page/link.ts';
import { TextSchema } from '#schemas/page/text.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { request } from '#schemas/page/data-request.ts';

export const definition = defineRenderer({
  kind: 'goods-list',
  family: 'page',
  title: { cn: '商品列表', en: 'Goods list' },
  description: { cn: '按来源展示商品', en: 'Goods from a source of your choice' },
  offers: 'page-block',
  hydrate: 'never',
  props: Type.Object(
    {
      title: Type.Optional(TextSchema({ max: 60 })),
      more: Type.Optional(LinkSchema),
      query: GoodsQuerySchema,
    },
    { additionalProperties: false },
  ),
  data: (props) => ({ goods: request(goodsCardsGet, { queries: [props.query] }) }),
});
