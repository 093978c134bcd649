/** Search in a replay: what was said and which slide was shown; each found leads to its moment (D97). */
import { Type } from 'typebox';
import { liveEventsGet, livePageGet } from '#schemas/api/live/rooms.ts';
import { GoodsId } from '#schemas/content/goods-id.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'live-find',
  family: 'live',
  title: { cn: '回放搜索', en: 'Search in a replay' },
  description: {
    cn: '在回放里搜索讨论内容或课件页码，点结果跳到那一刻',
    en: 'Finds what was said in a replay, or a slide by its number; each result leads to its moment',
  },
  offers: 'live-module',
  uses: ['live'],
  hydrate: 'load',
  actions: { page: { endpoint: livePageGet }, events: { endpoint: liveEventsGet } },
  props: Type.Object({ alive_id: GoodsId }, { additionalProperties: false }),
});
