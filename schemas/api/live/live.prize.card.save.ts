/** Says where a prize is sent (M250, D100). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { PrizeCard } from '../../live/prize.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';

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
