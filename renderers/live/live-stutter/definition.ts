/** Offers help where the picture of a room stutters, and takes what somebody says of it (M250, D94, D105). */
import { Type } from 'typebox';
import { livePageGet } from '#schemas/api/live/rooms.ts';
import { liveStutterFeedback, liveStutterTips } from '#schemas/api/live/stutter.ts';
import { GoodsId } from '#schemas/content/goods-id.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'live-stutter',
  family: 'live',
  title: { cn: '卡顿提示', en: 'Stutter tips' },
  description: {
    cn: '直播多次卡顿后提示：切换线路、重新加载或反馈问题',
    en: 'After several stalls: another line, loading anew, or telling the shop',
  },
  offers: 'live-module',
  uses: ['live'],
  hydrate: 'load',
  actions: {
    page: { endpoint: livePageGet },
    tips: { endpoint: liveStutterTips },
    feedback: { endpoint: liveStutterFeedback },
  },
  intents: ['login.open'],
  props: Type.Object({ alive_id: GoodsId }, { additionalProperties: false }),
});
