/** Says that somebody is in a live room (D104). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';

export const liveEnter = defineEndpoint({
  name: 'live.enter',
  area: 'live',
  summary: 'The moment of entry by the server’s clock, which leave records name. Counts the viewer once.',
  method: 'POST',
  input: Type.Object({ alive_id: GoodsId }),
  data: Type.Object({
    enter_time: Type.Integer({ description: 'Unix seconds' }),
    view_count: Type.Integer(),
  }),
  codes: IN_THE_ROOM,
  access: 'learner',
  gate: 'read',
  rate: 'live-enter',
});
