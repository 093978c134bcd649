/** Turns to a slide of a live room (M241). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';

export const liveSlideTurn = defineEndpoint({
  name: 'live.slide.turn',
  area: 'live',
  summary:
    'For who hosts the room. It stands in the log as `slide`, with `data.server_id`, so that a replay turns too.',
  method: 'POST',
  input: Type.Object({ alive_id: GoodsId, server_id: Type.String({ maxLength: 64 }) }),
  data: Type.Object({ current_preview_page: Type.String(), offset: Type.Integer() }),
  codes: IN_THE_ROOM,
  access: 'learner',
  gate: 'write',
  rate: 'live-moderate',
});
