/** The slides of a live room beside its picture (M241): the one the teacher shows, and those before it to leaf through. */
import { Type } from 'typebox';
import { livePageGet } from '#schemas/api/live/rooms.ts';
import { GoodsId } from '#schemas/content/goods-id.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'live-slides',
  family: 'live',
  title: { cn: '直播课件', en: 'Live slides' },
  description: {
    cn: '直播和回放中的课件：跟随老师翻页，可回看前面的页，可与画面互换大小',
    en: 'Slides of a live and its replay: they follow the teacher, earlier ones can be leafed through, and they swap places with the picture',
  },
  offers: 'live-module',
  uses: ['live'],
  hydrate: 'load',
  actions: { page: { endpoint: livePageGet } },
  props: Type.Object({ alive_id: GoodsId }, { additionalProperties: false }),
});
