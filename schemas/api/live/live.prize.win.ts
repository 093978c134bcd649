/** Whether this person won (M250, D100). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';

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
