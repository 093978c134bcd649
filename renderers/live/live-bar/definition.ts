/** The bar of a live room: back, what it is, how many watch, and what is done with it (D29, M244). */
import { Type } from 'typebox';
import { livePageGet } from '#schemas/api/live/rooms.ts';
import { GoodsId } from '#schemas/content/goods-id.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'live-bar',
  family: 'live',
  title: { cn: '直播间顶栏', en: 'Live bar' },
  description: {
    cn: '返回、标题、直播状态和观看人数，右侧可放分享等操作',
    en: 'Back, the title, how it stands and how many watch; sharing and more at its end',
  },
  offers: 'live-module',
  uses: ['live'],
  hydrate: 'load',
  actions: { page: { endpoint: livePageGet } },
  slots: { share: { shelf: 'live-module', max: 4 } },
  props: Type.Object({ alive_id: GoodsId, title: Type.String() }, { additionalProperties: false }),
});
