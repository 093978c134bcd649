/** The stage before a room is on air: cover, title, teacher, and the time left by the server's clock (requirement 62). */
import { Type } from 'typebox';
import { livePageGet, livePreheatGet } from '#schemas/api/live/rooms.ts';
import { GoodsId } from '#schemas/content/goods-id.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'live-before',
  family: 'live',
  title: { cn: '直播预告', en: 'Before the live' },
  description: {
    cn: '开播前的舞台：封面、标题、老师与开播倒计时；打开直播间时先显示它',
    en: 'The stage before it is on air: cover, title, teacher and countdown; shown while the room opens, too',
  },
  offers: 'live-module',
  uses: ['live'],
  hydrate: 'load',
  largePicture: true,
  actions: { page: { endpoint: livePageGet }, preheat: { endpoint: livePreheatGet } },
  slots: { subscribe: { shelf: 'live-module', max: 2 } },
  props: Type.Object(
    {
      alive_id: GoodsId,
      title: Type.String(),
      cover: Type.String(),
      /** Who teaches, in one line. */
      teacher: Type.String(),
      /** Unix seconds; 0 where nobody said. */
      start_ts: Type.Integer(),
    },
    { additionalProperties: false },
  ),
});
