/** Hearts of a live room. */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';

/** Sends hearts. */
export const liveReact = defineEndpoint({
  name: 'live.react',
  area: 'live',
  summary: 'Gathered by the server: others see them a second later, all at once.',
  method: 'POST',
  input: Type.Object({ alive_id: GoodsId, count: Type.Integer({ minimum: 1, maximum: 10 }) }),
  data: Type.Object({ taken: Type.Integer() }),
  codes: [...IN_THE_ROOM, 'state-conflict'],
  access: 'learner',
  gate: 'write',
  rate: 'live-react',
});
