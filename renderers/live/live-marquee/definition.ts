/** Who watches, moving over the picture, so that a filmed screen tells whose it was (D105). */
import { Type } from 'typebox';
import { livePageGet } from '#schemas/api/live/rooms.ts';
import { liveMarqueeGet } from '#schemas/api/live/room-details.ts';
import { GoodsId } from '#schemas/content/goods-id.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'live-marquee',
  family: 'live',
  title: { cn: '直播跑马灯', en: 'Live marquee' },
  description: {
    cn: '在画面上移动的昵称与手机尾号；减少动态效果时每 10 秒换一个位置',
    en: 'A name and the end of a phone over the picture; with reduced motion it changes its place every 10 seconds',
  },
  offers: 'live-module',
  uses: ['live'],
  hydrate: 'load',
  actions: { page: { endpoint: livePageGet }, marquee: { endpoint: liveMarqueeGet } },

  props: Type.Object({ alive_id: GoodsId }, { additionalProperties: false }),
});
