/** Minutes this person watched the room (M250, D105). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';

export const liveLearnTimeGet = defineEndpoint({
  name: 'live.learn_time.get',
  area: 'live',
  summary: 'What live.leave credited.',
  input: Type.Object({ alive_id: GoodsId }),
  data: Type.Object({ minutes: Type.Integer({ minimum: 0 }), seconds: Type.Integer({ minimum: 0 }) }),
  codes: IN_THE_ROOM,
  access: 'learner',
  gate: 'read',
});
