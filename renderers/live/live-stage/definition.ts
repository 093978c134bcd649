/** The player of a live room: what is on air, or its replay (D95, D96, D106). */
import { Type } from 'typebox';
import { livePageGet } from '#schemas/api/live/rooms.ts';
import { GoodsId } from '#schemas/content/goods-id.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'live-stage',
  family: 'live',
  title: { cn: '直播画面', en: 'Live stage' },
  description: {
    cn: '直播或回放的播放器：回到直播、音量、全屏、画中画；卡顿时说明并重连',
    en: 'The player of a live or its replay: back to live, volume, full screen, picture in picture; says so when it stalls, and goes on',
  },
  offers: 'live-module',
  uses: ['live'],
  hydrate: 'load',
  actions: { page: { endpoint: livePageGet } },
  props: Type.Object(
    {
      alive_id: GoodsId,
      /** Begins without its sound: a preview beside the teacher's own voice. */
      is_quiet: Type.Boolean(),
    },
    { additionalProperties: false },
  ),
});
