/** What changed in a live room since a version (D98, M242). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { RoomStateSchema } from '../../live/state.ts';
import { AT_THE_DOOR } from '../../live/refusals.ts';

export const liveStateGet = defineEndpoint({
  name: 'live.state.get',
  area: 'live',
  summary:
    'Answered from memory. `v` 0 gives all; where nothing is newer, `unchanged` is 1 and there is no `state`.',
  input: Type.Object({ alive_id: GoodsId, v: Type.Integer({ minimum: 0 }) }),
  data: Type.Object({
    v: Type.Integer(),
    unchanged: Type.Optional(Type.Literal(1)),
    state: Type.Optional(RoomStateSchema),
    server_time: Type.Integer({ description: 'Server clock, unix milliseconds' }),
  }),
  codes: AT_THE_DOOR,
  access: 'anyone',
  gate: 'read',
  perLearner: true,
});
