/** How long this person may look (M249, D103). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { LookSchema } from '../../live/room.ts';
import { AT_THE_DOOR } from '../../live/refusals.ts';

export const liveLookGet = defineEndpoint({
  name: 'live.look.get',
  area: 'live',
  summary: 'expire_type 0 for who owns the room, or where nothing limits it.',
  input: Type.Object({ alive_id: GoodsId }),
  data: LookSchema,
  codes: AT_THE_DOOR,
  access: 'anyone',
  gate: 'read',
  perLearner: true,
});
