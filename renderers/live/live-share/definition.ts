/** Shows a room to others: its address, a code to scan, a picture (D105). */
import { Type } from 'typebox';
import { livePageGet } from '#schemas/api/live/rooms.ts';
import { liveShareGet } from '#schemas/api/live/room-details.ts';
import { GoodsId } from '#schemas/content/goods-id.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'live-share',
  family: 'live',
  title: { cn: '直播分享', en: 'Live share' },
  description: {
    cn: '分享浮层：链接、二维码和海报',
    en: 'The address, a code to scan and a picture of the room',
  },
  offers: 'live-module',
  uses: ['live'],
  hydrate: 'load',
  actions: { page: { endpoint: livePageGet }, share: { endpoint: liveShareGet } },
  intents: ['message.toast'],
  props: Type.Object({ alive_id: GoodsId }, { additionalProperties: false }),
});
