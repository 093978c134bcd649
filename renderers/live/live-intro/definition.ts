/** What a live room is about, beside its stage: when it is, in short, and the way to where it is sold. */
import { Type } from 'typebox';
import { livePageGet } from '#schemas/api/live/rooms.ts';
import { GoodsId } from '#schemas/content/goods-id.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'live-intro',
  family: 'live',
  title: { cn: '直播介绍', en: 'About the live' },
  description: {
    cn: '直播标题、时间、老师与简介',
    en: 'Title, time, teacher and summary of the live',
  },
  offers: 'live-module',
  uses: ['live'],
  hydrate: 'load',
  actions: { page: { endpoint: livePageGet } },
  props: Type.Object(
    {
      alive_id: GoodsId,
      title: Type.String(),
      summary: Type.String(),
      teacher: Type.String(),
      start_ts: Type.Integer(),
    },
    { additionalProperties: false },
  ),
});
