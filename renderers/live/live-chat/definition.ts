/** The chat of a live room: everybody's lines in one order, one's own at once, and what a moderator may do about them (D97, D102). */
import { Type } from 'typebox';
import { liveMemberBan } from '#schemas/api/live/live.member.ban.ts';
import { liveMemberList } from '#schemas/api/live/live.member.list.ts';
import { liveMessageGet } from '#schemas/api/live/live.message.get.ts';
import { liveMessageMark } from '#schemas/api/live/live.message.mark.ts';
import { liveMessageRecall } from '#schemas/api/live/live.message.recall.ts';
import { livePageGet } from '#schemas/api/live/live.page.get.ts';
import { liveSwitchSet } from '#schemas/api/live/live.switch.set.ts';
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
