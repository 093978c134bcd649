/** The chat of a live room: everybody's lines in one order, one's own at once, and what a moderator may do about them (D97, D102). */
import { Type } from 'typebox';
import { liveMemberBan, liveMemberList } from '#schemas/api/live/members.ts';
import { liveMessageGet, liveMessageMark, liveMessageRecall } from '#schemas/api/live/messages.ts';
import { livePageGet } from '#schemas/api/live/rooms.ts';
import { liveSwitchSet } from '#schemas/api/live/hosting.ts';
import { GoodsId } from '#schemas/content/goods-id.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'live-chat',
  family: 'live',
  title: { cn: '直播讨论', en: 'Live chat' },
  description: {
    cn: '讨论列表、置顶与上墙消息、输入框；管理员可撤回、置顶、禁言和移出',
    en: 'The list of messages, pinned and on the wall, and where one writes; moderators recall, pin, mute and remove',
  },
  offers: 'live-module',
  uses: ['live'],
  hydrate: 'load',
  actions: {
    page: { endpoint: livePageGet },
    messages: { endpoint: liveMessageGet },
    recall: { endpoint: liveMessageRecall },
    mark: { endpoint: liveMessageMark },
    ban: { endpoint: liveMemberBan },
    members: { endpoint: liveMemberList },
    switches: { endpoint: liveSwitchSet },
  },
  intents: ['login.open', 'message.ask', 'message.toast'],
  props: Type.Object({ alive_id: GoodsId }, { additionalProperties: false }),
});
