/** Other hosts a player may try where this one is far (M250, D105). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';

export const liveOverseasGet = defineEndpoint({
  name: 'live.overseas.get',
  area: 'live',
  summary:
    '`is_overseas` is true where the room is set up for viewers abroad: where its merchant named other hosts. It says nothing of who asks.',
  input: Type.Object({ alive_id: GoodsId }),
  data: Type.Object({ is_overseas: Type.Boolean(), hosts: Type.Array(Type.String()) }),
  codes: IN_THE_ROOM,
  access: 'anyone',
  gate: 'read',
  perLearner: true,
});
