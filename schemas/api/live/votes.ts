/** Votes of a live room. */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import {
  VoteSchema,
  VOTE_OPTION_MAX,
  VOTE_OPTIONS_MAX,
  VOTE_OPTIONS_MIN,
  VOTE_TITLE_MAX,
} from '../../live/activities/vote.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';
import { VISIBLE } from '#schemas/text/tidy.ts';

/** A vote with its results. */
export const liveVoteGet = defineEndpoint({
  name: 'live.vote.get',
  area: 'live',
  summary: 'Without `vote_id` the one that runs, or the last one.',
  input: Type.Object({ alive_id: GoodsId, vote_id: Type.Optional(Type.String({ maxLength: 64 })) }),
  data: VoteSchema,
  codes: IN_THE_ROOM,
  access: 'anyone',
  gate: 'read',
  perLearner: true,
});

/** Begins a vote in a live room. */
export const liveVoteStart = defineEndpoint({
  name: 'live.vote.start',
  area: 'live',
  summary: 'For the host, while the room is on air. One at a time: another that runs is closed.',
  method: 'POST',
  input: Type.Object({
    alive_id: GoodsId,
    title: Type.String({ minLength: 1, maxLength: VOTE_TITLE_MAX, pattern: VISIBLE }),
    options: Type.Array(Type.String({ minLength: 1, maxLength: VOTE_OPTION_MAX, pattern: VISIBLE }), {
      minItems: VOTE_OPTIONS_MIN,
      maxItems: VOTE_OPTIONS_MAX,
    }),
    is_multiple: Type.Optional(Type.Boolean()),
  }),
  data: Type.Object({ vote_id: Type.String() }),
  codes: [...IN_THE_ROOM, 'state-conflict'],
  access: 'learner',
  gate: 'write',
  rate: 'live-host',
});

/** Votes, once. */
export const liveVoteCast = defineEndpoint({
  name: 'live.vote.cast',
  area: 'live',
  summary:
    'Places of the options chosen, from 0. Told again it stays what was said first; state-conflict once it is closed.',
  method: 'POST',
  input: Type.Object({
    alive_id: GoodsId,
    vote_id: Type.String({ maxLength: 64 }),
    options: Type.Array(Type.Integer({ minimum: 0, maximum: VOTE_OPTIONS_MAX }), {
      minItems: 1,
      maxItems: VOTE_OPTIONS_MAX,
    }),
  }),
  data: VoteSchema,
  codes: [...IN_THE_ROOM, 'state-conflict'],
  access: 'learner',
  gate: 'write',
  rate: 'live-act',
});

/** Ends a vote. */
export const liveVoteEnd = defineEndpoint({
  name: 'live.vote.end',
  area: 'live',
  summary: 'For the host. Ended twice it is ended once.',
  method: 'POST',
  input: Type.Object({ alive_id: GoodsId, vote_id: Type.String({ maxLength: 64 }) }),
  data: VoteSchema,
  codes: [...IN_THE_ROOM, 'state-conflict'],
  access: 'learner',
  gate: 'write',
  rate: 'live-host',
});
