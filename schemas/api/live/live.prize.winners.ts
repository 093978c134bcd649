/** Who won (M250, D100): masked names, and the tickets that won, so that everybody can draw again. */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';

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
