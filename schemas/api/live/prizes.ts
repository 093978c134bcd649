/** Prize draws of a live room. */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import {
  PrizeSchema,
  KEYWORD_MAX,
  PRIZE_CONDITION,
  PRIZE_NAME_MAX,
  PRIZE_SECONDS_MAX,
  PRIZE_SECONDS_MIN,
  WINNERS_MAX,
  PrizeCard,
} from '../../live/activities/prize.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';
import { VISIBLE } from '#schemas/text/tidy.ts';

/** A round prize as this person stands in it (M247, D100). */
export const livePrizeGet = defineEndpoint({
  name: 'live.prize.get',
  area: 'live',
  summary: 'Without `prize_id` the one that runs, or the last one drawn.',
  input: Type.Object({ alive_id: GoodsId, prize_id: Type.Optional(Type.String({ maxLength: 64 })) }),
  data: PrizeSchema,
  codes: IN_THE_ROOM,
  access: 'anyone',
  gate: 'read',
  perLearner: true,
});

/** Starts a round prize (M247, D100). */
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

/** Joins a round prize (D100, M247). */
export const livePrizeJoin = defineEndpoint({
  name: 'live.prize.join',
  area: 'live',
  summary:
    'Once; told again it is the same ticket. prize-condition where the condition is not met, state-conflict once it is drawn.',
  method: 'POST',
  input: Type.Object({ alive_id: GoodsId, prize_id: Type.String({ maxLength: 64 }) }),
  data: Type.Object({ is_join: Type.Boolean(), ticket: Type.Integer() }),
  codes: [...IN_THE_ROOM, 'state-conflict', 'prize-condition'],
  access: 'learner',
  gate: 'write',
  rate: 'live-act',
});

/** Draws a round prize before its countdown ends (D100). */
export const livePrizeDraw = defineEndpoint({
  name: 'live.prize.draw',
  area: 'live',
  summary: 'For the host. Drawn twice it is drawn once.',
  method: 'POST',
  input: Type.Object({ alive_id: GoodsId, prize_id: Type.String({ maxLength: 64 }) }),
  data: Type.Object({ joiners: Type.Integer(), winners: Type.Integer(), seed: Type.String() }),
  codes: [...IN_THE_ROOM, 'state-conflict'],
  access: 'learner',
  gate: 'write',
  rate: 'live-host',
});

/** Whether this person won (M250, D100). */
export const livePrizeWin = defineEndpoint({
  name: 'live.prize.win',
  area: 'live',
  summary: 'Of a prize that is drawn; state-conflict before.',
  input: Type.Object({ alive_id: GoodsId, prize_id: Type.String({ maxLength: 64 }) }),
  data: Type.Object({ is_win: Type.Boolean(), ticket: Type.Integer(), has_card: Type.Boolean() }),
  codes: [...IN_THE_ROOM, 'state-conflict'],
  access: 'learner',
  gate: 'read',
});

/** Who won (M250, D100): masked names, and the tickets that won, so that everybody can draw again. */
export const livePrizeWinners = defineEndpoint({
  name: 'live.prize.winners',
  area: 'live',
  summary: 'Names are masked, and nothing else is told of a winner.',
  input: Type.Object({ alive_id: GoodsId, prize_id: Type.String({ maxLength: 64 }) }),
  data: Type.Object({
    list: Type.Array(Type.Object({ nickname: Type.String(), ticket: Type.Integer(), is_me: Type.Boolean() })),
    joiners: Type.Integer(),
    seed: Type.String(),
    seed_hash: Type.String(),
  }),
  codes: IN_THE_ROOM,
  access: 'anyone',
  gate: 'read',
  perLearner: true,
});

/** Says where a prize is sent (M250, D100). */
export const livePrizeCardSave = defineEndpoint({
  name: 'live.prize.card.save',
  area: 'live',
  summary: 'For a winner; read by the merchant alone.',
  method: 'POST',
  input: Type.Object({ alive_id: GoodsId, prize_id: Type.String({ maxLength: 64 }), ...PrizeCard }),
  data: Type.Object({ saved: Type.Literal(1) }),
  codes: [...IN_THE_ROOM, 'state-conflict'],
  access: 'learner',
  gate: 'write',
  rate: 'live-act',
});
