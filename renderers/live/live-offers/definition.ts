/** Goods and coupons offered in a live room: two of each, more in a drawer (M245, D101). */
import { Type } from 'typebox';
import { livePageGet } from '#schemas/api/live/rooms.ts';
import { couponClaim } from '#schemas/api/coupons/coupons.ts';
import { liveCardList, liveCouponGet, liveGoodsGet } from '#schemas/api/live/offers.ts';
import { GoodsId } from '#schemas/content/goods-id.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'live-offers',
  family: 'live',
  title: { cn: '直播商品', en: 'Live offers' },
  description: {
    cn: '侧栏的商品与优惠券：各最多展示 2 个，更多在抽屉中；商品在新标签页打开',
    en: 'Goods and coupons in the panel: two of each, more in a drawer; a good opens in another tab',
  },
  offers: 'live-module',
  uses: ['live'],
  hydrate: 'load',
  actions: {
    page: { endpoint: livePageGet },
    cards: { endpoint: liveCardList },
    goods: { endpoint: liveGoodsGet },
    coupons: { endpoint: liveCouponGet },
    claim: { endpoint: couponClaim },
  },
  intents: ['login.open', 'message.toast'],
  props: Type.Object({ alive_id: GoodsId }, { additionalProperties: false }),
});
