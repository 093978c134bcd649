/** A round prize as this person stands in it (M247, D100). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { PrizeSchema } from '../../live/prize.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';

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
