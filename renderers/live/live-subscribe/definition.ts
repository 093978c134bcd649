/** Asks to be told before a live room begins (M250). */
import { Type } from 'typebox';
import { livePageGet } from '#schemas/api/live/rooms.ts';
import { liveSubscribeArrival } from '#schemas/api/live/room-details.ts';
import { GoodsId } from '#schemas/content/goods-id.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'live-subscribe',
  family: 'live',
  title: { cn: '开播提醒', en: 'Arrival notice' },
  description: {
    cn: '预约开播提醒，开播前十分钟由短信或邮件通知',
    en: 'Asks for one message ten minutes before, by SMS or e-mail',
  },
  offers: 'live-module',
  uses: ['live'],
  hydrate: 'load',
  actions: { page: { endpoint: livePageGet }, subscribe: { endpoint: liveSubscribeArrival } },
  intents: ['login.open', 'message.toast'],
  props: Type.Object({ alive_id: GoodsId }, { additionalProperties: false }),
});
