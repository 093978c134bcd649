/** A sign-in as its host starts it. */
import { Type } from 'typebox';
import { livePageGet } from '#schemas/api/live/rooms.ts';
import { liveSignStart } from '#schemas/api/live/signs.ts';
import { GoodsId } from '#schemas/content/goods-id.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'live-host-sign',
  family: 'live',
  title: { cn: '发起签到', en: 'Sign-in by the host' },
  description: { cn: '主持人发起签到，限时有效', en: 'A host starts a sign-in, open for so many seconds' },
  offers: 'live-host-part',
  uses: ['live'],
  hydrate: 'load',
  actions: {
    page: { endpoint: livePageGet },
    start: { endpoint: liveSignStart },
  },
  intents: ['message.toast'],
  props: Type.Object({ alive_id: GoodsId }, { additionalProperties: false }),
});
