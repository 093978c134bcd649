/** Ends a vote. */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { VoteSchema } from '../../live/vote.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';

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
