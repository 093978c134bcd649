/** Draws a round prize before its countdown ends (D100). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';

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
