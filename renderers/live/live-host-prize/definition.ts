/** A round prize as its host starts and draws it. */
import { Type } from 'typebox';
import { livePageGet } from '#schemas/api/live/rooms.ts';
import { livePrizeDraw, livePrizeStart } from '#schemas/api/live/prizes.ts';
import { GoodsId } from '#schemas/content/goods-id.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'live-host-prize',
  family: 'live',
  title: { cn: '发起抽奖', en: 'Prize by the host' },
  description: {
    cn: '主持人发起抽奖，到时自动开奖，也可提前开奖',
    en: 'A host starts a prize draw; it is drawn when its time is up, or before',
  },
  offers: 'live-host-part',
  uses: ['live'],
  hydrate: 'load',
  actions: {
    page: { endpoint: livePageGet },
    start: { endpoint: livePrizeStart },
    draw: { endpoint: livePrizeDraw },
  },
  intents: ['message.toast'],
  props: Type.Object({ alive_id: GoodsId }, { additionalProperties: false }),
});
