/** The start shown for a recording that is played as live (M250, D105). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';

export const liveFakeTimeGet = defineEndpoint({
  name: 'live.fake_time.get',
  area: 'live',
  summary: 'Unix seconds; 0 for a room that is live indeed.',
  input: Type.Object({ alive_id: GoodsId }),
  data: Type.Object({ fake_start_ts: Type.Integer(), server_time: Type.Integer() }),
  codes: IN_THE_ROOM,
  access: 'anyone',
  gate: 'read',
  perLearner: true,
});
