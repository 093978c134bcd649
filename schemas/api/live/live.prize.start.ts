/** Starts a round prize (M247, D100). */
import { VISIBLE } from '#schemas/text/tidy.ts';
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import {
  KEYWORD_MAX,
  PRIZE_CONDITION,
  PRIZE_NAME_MAX,
  PRIZE_SECONDS_MAX,
  PRIZE_SECONDS_MIN,
  WINNERS_MAX,
} from '../../live/prize.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';

export const livePrizeStart = defineEndpoint({
  name: 'live.prize.start',
  area: 'live',
  summary:
    'For the host, while the room is on air and no other prize runs. The seed is made now, and its hash told; the server draws when the countdown ends.',
  method: 'POST',
  input: Type.Object({
    alive_id: GoodsId,
    name: Type.String({ minLength: 1, maxLength: PRIZE_NAME_MAX, pattern: VISIBLE }),
    seconds: Type.Integer({ minimum: PRIZE_SECONDS_MIN, maximum: PRIZE_SECONDS_MAX }),
    winners: Type.Integer({ minimum: 1, maximum: WINNERS_MAX }),
    condition: Type.Integer({ minimum: PRIZE_CONDITION.none, maximum: PRIZE_CONDITION.watched }),
    condition_text: Type.Optional(Type.String({ maxLength: KEYWORD_MAX })),
    minutes: Type.Optional(Type.Integer({ minimum: 1, maximum: 600 })),
  }),
  data: Type.Object({ prize_id: Type.String(), draw_at: Type.Integer(), seed_hash: Type.String() }),
  codes: [...IN_THE_ROOM, 'state-conflict'],
  access: 'learner',
  gate: 'write',
  rate: 'live-host',
});
