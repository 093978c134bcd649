/** What the host shows to everybody now: one good, or one coupon, over the stage (D101). */
import { Type } from 'typebox';
import { liveMessageGet } from '#schemas/api/live/messages.ts';
import { livePageGet } from '#schemas/api/live/rooms.ts';
import { couponClaim } from '#schemas/api/coupons/coupons.ts';
import { GoodsId } from '#schemas/content/goods-id.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'live-push',
  family: 'live',
  title: { cn: '直播推送', en: 'Live push' },
  description: {
    cn: '主持人推送的商品或优惠券卡片，回放时按时间再次出现',
    en: 'A good or a coupon the host shows; it comes up again in the replay',
  },
  offers: 'live-module',
  uses: ['live'],
  hydrate: 'load',
  actions: {
    page: { endpoint: livePageGet },
    messages: { endpoint: liveMessageGet },
    claim: { endpoint: couponClaim },
  },
  intents: ['login.open', 'message.toast'],
  props: Type.Object({ alive_id: GoodsId }, { additionalProperties: false }),
});
