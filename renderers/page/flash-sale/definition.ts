/** Goods whose lower price runs out, with the time that is left of it (D36, D77, M235). */
import { Type } from 'typebox';
import { goodsCardsGet } from '#schemas/api/catalogue/goods.ts';
import type { GoodsQuery } from '#schemas/content/goods-card.ts';
import { MARKETING } from '#schemas/content/goods-state.ts';
import { headingFields, moreFields } from '#schemas/page/block-fields.ts';
import { request } from '#schemas/page/data-request.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { ChoiceSchema, withDefault } from '#schemas/page/fragments.ts';

/** marketing_type of each kind of offer (M235). */
const OFFERS: Record<'flash' | 'discount' | 'both', NonNullable<GoodsQuery['marketing']>> = {
  flash: [MARKETING.flashSale],
  discount: [MARKETING.discount],
  both: [MARKETING.flashSale, MARKETING.discount],
};

export const definition = defineRenderer({
  kind: 'flash-sale',
  family: 'page',
  title: { cn: '限时秒杀', en: 'Flash sale' },
  description: {
    cn: '正在进行的秒杀与限时折扣，带倒计时；结束后价格当场恢复，以服务器时间为准。',
    en: 'Flash sales and discounts that run now, with a countdown. Prices return on the spot when they end, by the server’s clock.',
  },
  offers: 'page-block',
  hydrate: 'visible',
  props: Type.Object(
    {
      ...headingFields('Heading; “Flash sale” when left out'),
      ...moreFields,
      source: withDefault(
        ChoiceSchema(['running', 'manual'], 'Every offer that runs now, or those among goods picked by hand'),
        'running',
      ),
      ids: withDefault(
        Type.Array(Type.String({ maxLength: 64 }), {
          maxItems: 12,
          description: 'Ids of the goods picked by hand',
        }),
        [],
      ),
      offers: withDefault(
        ChoiceSchema(['flash', 'discount', 'both'], 'Flash sales, discounts, or both'),
        'both',
      ),
      limit: withDefault(Type.Integer({ minimum: 1, maximum: 12, description: 'Goods at most' }), 4),
    },
    { additionalProperties: false },
  ),
  data: ({ source, ids, offers, limit }) => ({
    goods: request(goodsCardsGet, {
      queries: [
        source === 'manual'
          ? { source, ids, marketing: OFFERS[offers], limit }
          : { source: 'hot', marketing: OFFERS[offers], limit },
      ],
    }),
  }),
});
