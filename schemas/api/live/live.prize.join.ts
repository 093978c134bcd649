/** Joins a round prize (D100, M247). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';

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
