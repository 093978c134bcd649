/** Goods whose lower price runs out, with the time that is left of it (D36, D77, M235). */
import { Type } from 'typebox';
import { goodsCardsGet } from '#schemas/api/catalogue/goods.ts';
import type { GoodsQuery } from '#schemas/content/goods-card.ts';
import { MARKETING } from '#schemas/content/goods-state.ts';
import {
  headingField,
  limitField,
  moreFields,
  pickedHelp,
  subtitleField,
} from '#schemas/page/block-fields.ts';
import { request } from '#schemas/page/data-request.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { field } from '#schemas/page/field.ts';
import { NamedSchema, withDefault } from '#schemas/page/fragments.ts';

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
      title: headingField({ help: { cn: '不填则显示“限时秒杀”', en: '“Flash sale” when left out' } }),
      subtitle: subtitleField,
      ...moreFields,
      source: field(
        { cn: '商品来源', en: 'Source' },
        withDefault(
          NamedSchema({
            running: { cn: '所有进行中的优惠', en: 'Every offer that runs now' },
            manual: { cn: '手动选择', en: 'Picked by hand' },
          }),
          'running',
        ),
      ),
      ids: field(
        { cn: '商品编号', en: 'IDs of the goods', help: pickedHelp, ref: 'goods' },
        withDefault(Type.Array(Type.String({ maxLength: 64 }), { maxItems: 12 }), []),
      ),
      offers: field(
        { cn: '优惠类型', en: 'Offers' },
        withDefault(
          NamedSchema({
            flash: { cn: '限时秒杀', en: 'Flash sales' },
            discount: { cn: '限时折扣', en: 'Discounts' },
            both: { cn: '秒杀和折扣', en: 'Both' },
          }),
          'both',
        ),
      ),
      limit: limitField({ cn: '商品个数', en: 'Goods at most' }, { maximum: 12, value: 4 }),
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
