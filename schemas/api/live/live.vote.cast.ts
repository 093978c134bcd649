/** Votes, once. */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { VOTE_OPTIONS_MAX, VoteSchema } from '../../live/vote.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';

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
