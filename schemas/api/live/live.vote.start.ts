/** Begins a vote in a live room. */
import { VISIBLE } from '#schemas/text/tidy.ts';
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { VOTE_OPTION_MAX, VOTE_OPTIONS_MAX, VOTE_OPTIONS_MIN, VOTE_TITLE_MAX } from '../../live/vote.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';

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
