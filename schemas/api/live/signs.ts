/** Sign-ins of a live room. */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { SignSchema, SIGN_SECONDS_MAX, SIGN_SECONDS_MIN } from '../../live/activities/sign.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';

/** The sign-in that is open in a live room (M246, D99). */
export const liveSignGet = defineEndpoint({
  name: 'live.sign.get',
  area: 'live',
  summary: 'For somebody who came after it began; `sign_id` is empty where none is open.',
  input: Type.Object({ alive_id: GoodsId }),
  data: SignSchema,
  codes: IN_THE_ROOM,
  access: 'anyone',
  gate: 'read',
  perLearner: true,
});

/** Begins a sign-in in a live room (M246, D99). */
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

/** Signs in, once (M246, D99). */
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
