/** A sign-in over the stage: how long it is open, and the one button (M246, D99). */
import { Type } from 'typebox';
import { livePageGet } from '#schemas/api/live/rooms.ts';
import { liveSignCommit, liveSignGet } from '#schemas/api/live/signs.ts';
import { GoodsId } from '#schemas/content/goods-id.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'live-sign',
  family: 'live',
  title: { cn: '直播签到', en: 'Live sign-in' },
  description: {
    cn: '主持人发起签到时弹出，按服务器时间倒计时，每人签一次',
    en: 'Comes up when the host starts a sign-in, counts down by the server’s clock, once a person',
  },
  offers: 'live-module',
  uses: ['live'],
  hydrate: 'load',
  actions: {
    page: { endpoint: livePageGet },
    sign: { endpoint: liveSignGet },
    commit: { endpoint: liveSignCommit },
  },
  intents: ['login.open', 'message.toast'],
  props: Type.Object({ alive_id: GoodsId }, { additionalProperties: false }),
});
