/** The sign-in that is open in a live room (M246, D99). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { SignSchema } from '../../live/sign.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';

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
