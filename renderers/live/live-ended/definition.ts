/** The stage once a room is over: what it came to, and until when it can be seen again (M236). */
import { Type } from 'typebox';
import { livePageGet } from '#schemas/api/live/rooms.ts';
import { GoodsId } from '#schemas/content/goods-id.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'live-ended',
  family: 'live',
  title: { cn: '直播结束', en: 'After the live' },
  description: {
    cn: '直播结束后的舞台：观看人数、时长，以及回放是否可看',
    en: 'The stage once it is over: how many watched, how long it was, and whether it can be seen again',
  },
  offers: 'live-module',
  uses: ['live'],
  hydrate: 'load',
  actions: { page: { endpoint: livePageGet } },
  props: Type.Object({ alive_id: GoodsId }, { additionalProperties: false }),
});
