/** A vote over the stage: one answer a person, its results as they come. */
import { Type } from 'typebox';
import { livePageGet } from '#schemas/api/live/rooms.ts';
import { liveVoteCast, liveVoteGet } from '#schemas/api/live/votes.ts';
import { GoodsId } from '#schemas/content/goods-id.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'live-vote',
  family: 'live',
  title: { cn: '直播投票', en: 'Live vote' },
  description: {
    cn: '单选或多选投票，投出后实时显示各项票数',
    en: 'Choose one or several; once said, the results are shown as they come',
  },
  offers: 'live-module',
  uses: ['live'],
  hydrate: 'load',
  actions: {
    page: { endpoint: livePageGet },
    vote: { endpoint: liveVoteGet },
    cast: { endpoint: liveVoteCast },
  },
  intents: ['login.open', 'message.toast'],
  props: Type.Object({ alive_id: GoodsId }, { additionalProperties: false }),
});
