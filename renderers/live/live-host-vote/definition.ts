/** A vote as its host starts and ends it. */
import { Type } from 'typebox';
import { livePageGet } from '#schemas/api/live/rooms.ts';
import { liveVoteEnd, liveVoteStart } from '#schemas/api/live/votes.ts';
import { GoodsId } from '#schemas/content/goods-id.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'live-host-vote',
  family: 'live',
  title: { cn: '发起投票', en: 'Vote by the host' },
  description: {
    cn: '主持人发起投票，可单选或多选',
    en: 'A host starts a vote, with one answer or several, and ends it',
  },
  offers: 'live-host-part',
  uses: ['live'],
  hydrate: 'load',
  actions: {
    page: { endpoint: livePageGet },
    start: { endpoint: liveVoteStart },
    end: { endpoint: liveVoteEnd },
  },
  intents: ['message.toast'],
  props: Type.Object({ alive_id: GoodsId }, { additionalProperties: false }),
});
