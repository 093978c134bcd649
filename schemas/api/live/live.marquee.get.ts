/** What moves over the picture (M250, D105). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { MarqueeSchema } from '../../live/room.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';

export const liveMarqueeGet = defineEndpoint({
  name: 'live.marquee.get',
  area: 'live',
  summary: 'Filled in for this person: their name and the end of their phone.',
  input: Type.Object({ alive_id: GoodsId }),
  data: MarqueeSchema,
  codes: IN_THE_ROOM,
  access: 'anyone',
  gate: 'read',
  perLearner: true,
});
