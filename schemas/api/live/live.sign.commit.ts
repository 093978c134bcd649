/** Signs in, once (M246, D99). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';

export const liveSignCommit = defineEndpoint({
  name: 'live.sign.commit',
  area: 'live',
  summary: 'Told again it is the same sign-in. state-conflict once it is closed.',
  method: 'POST',
  input: Type.Object({ alive_id: GoodsId, sign_id: Type.String({ maxLength: 64 }) }),
  data: Type.Object({ sign_id: Type.String(), signed_ts: Type.Integer(), count: Type.Integer() }),
  codes: [...IN_THE_ROOM, 'state-conflict'],
  access: 'learner',
  gate: 'write',
  rate: 'live-act',
});
