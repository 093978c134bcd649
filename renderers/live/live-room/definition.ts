/** The screen of a live room: where its bar, its stage and its panel stand, and what keeps somebody out (D29, ADR-365). */
import { Type } from 'typebox';
import { liveMessageGet } from '#schemas/api/live/messages.ts';
import { livePageGet } from '#schemas/api/live/rooms.ts';
import { GoodsId } from '#schemas/content/goods-id.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

/** Modules of a room: each draws nothing while it has nothing to show. */
const modules = { shelf: 'live-module', max: 20 } as const;

export const definition = defineRenderer({
  kind: 'live-room',
  family: 'live',
  title: { cn: '直播间', en: 'Live room' },
  description: {
    cn: '直播间的版面：顶部信息栏，左侧舞台，右侧讨论、商品与介绍；窄屏上下排列',
    en: 'The layout of a live room: a bar, the stage, and a panel of chat, offers and introduction; one column where narrow',
  },
  offers: 'screen',
  uses: ['live'],
  hydrate: 'load',
  largePicture: true,
  actions: { page: { endpoint: livePageGet }, messages: { endpoint: liveMessageGet } },
  intents: ['login.open'],
  slots: {
    bar: { kinds: ['live-bar'], max: 1 },
    /** One above another, all as large as the stage. */
    stage: modules,
    /** Above the tabs of the panel. */
    side: modules,
    chat: modules,
    /** A tab that is there as long as one of its modules tells that it holds something (`useTabCount`). */
    offers: modules,
    intro: { kinds: ['live-intro', 'detail-summary'], max: 2 },
    /** Over the stage, whatever the window: hearts, a marquee. */
    over: modules,
    /** Cards that come and go: beside the picture where there is room, else above the field one writes in. */
    acts: modules,
  },
  props: Type.Object(
    {
      alive_id: GoodsId,
      /** The package it is entered by; empty for none. */
      product_id: Type.String({ pattern: '^[A-Za-z0-9_-]{0,64}$' }),
    },
    { additionalProperties: false },
  ),
});
