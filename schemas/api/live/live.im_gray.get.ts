/** Whether chat comes by a socket (D97). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';

export const liveImGrayGet = defineEndpoint({
  name: 'live.im_gray.get',
  area: 'live',
  summary: '1 by a socket, 0 with the state.',
  input: Type.Object({ alive_id: GoodsId }),
  data: Type.Object({ im_gray: Type.Integer({ minimum: 0, maximum: 1 }) }),
  codes: IN_THE_ROOM,
  access: 'anyone',
  gate: 'read',
  perLearner: true,
});
