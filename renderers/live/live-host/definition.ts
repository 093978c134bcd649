/** The studio a live room is hosted from: begun and ended, with what is done in it, who waits, and what it came to. */
import { Type } from 'typebox';
import {
  liveKeyChange,
  liveHostGet,
  liveHostSet,
  liveReportGet,
  liveSwitchSet,
} from '#schemas/api/live/hosting.ts';
import { liveSlidesSet, liveSlideTurn } from '#schemas/api/live/slides.ts';
import { uploadSignGet } from '#schemas/api/uploads/uploads.ts';
import { liveMemberBan, liveMemberList } from '#schemas/api/live/members.ts';
import { liveMessageMark } from '#schemas/api/live/messages.ts';
import { liveOfferPush } from '#schemas/api/live/offers.ts';
import { livePageGet } from '#schemas/api/live/rooms.ts';
import { GoodsId } from '#schemas/content/goods-id.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'live-host',
  family: 'live',
  title: { cn: '直播间管理', en: 'Live studio' },
  description: {
    cn: '开播与结束、签到、抽奖、投票、推送商品与优惠券、讨论管理、数据报告',
    en: 'Begin and end, sign-in, draw, vote, push an offer, moderate the chat, and the report',
  },
  offers: 'screen',
  uses: ['live'],
  hydrate: 'load',
  actions: {
    page: { endpoint: livePageGet },
    host: { endpoint: liveHostGet },
    set: { endpoint: liveHostSet },
    push: { endpoint: liveOfferPush },
    switches: { endpoint: liveSwitchSet },
    members: { endpoint: liveMemberList },
    mark: { endpoint: liveMessageMark },
    ban: { endpoint: liveMemberBan },
    key: { endpoint: liveKeyChange },
    lay: { endpoint: liveSlidesSet },
    turn: { endpoint: liveSlideTurn },
    upload: { endpoint: uploadSignGet },
    report: { endpoint: liveReportGet },
  },
  intents: ['message.toast', 'message.ask', 'login.open'],
  slots: {
    /** As viewers see it; without its sound. */
    stage: { kinds: ['live-stage'], max: 1 },
    chat: { kinds: ['live-chat'], max: 1 },
    /** What is started while the room is on air. */
    activities: { shelf: 'live-host-part', max: 20 },
    /** At the end of its bar: the language, the account. */
    tools: { kinds: ['page-tools'], max: 1 },
  },
  props: Type.Object({ alive_id: GoodsId }, { additionalProperties: false }),
});
