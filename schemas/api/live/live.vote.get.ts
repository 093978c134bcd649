/** A vote with its results. */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { VoteSchema } from '../../live/vote.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';

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
