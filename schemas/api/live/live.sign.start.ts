/** Begins a sign-in in a live room (M246, D99). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { SIGN_SECONDS_MAX, SIGN_SECONDS_MIN } from '../../live/sign.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';

export const liveSignStart = defineEndpoint({
  name: 'live.sign.start',
  area: 'live',
  summary: 'For the host, while the room is on air. One at a time: another that runs is closed.',
  method: 'POST',
  input: Type.Object({
    alive_id: GoodsId,
    time: Type.Integer({
      minimum: SIGN_SECONDS_MIN,
      maximum: SIGN_SECONDS_MAX,
      description: 'Seconds it is open',
    }),
  }),
  data: Type.Object({ sign_id: Type.String(), time: Type.Integer(), expire_at: Type.Integer() }),
  codes: [...IN_THE_ROOM, 'state-conflict'],
  access: 'learner',
  gate: 'write',
  rate: 'live-host',
});
