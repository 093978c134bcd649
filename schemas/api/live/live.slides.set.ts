/** Lays the slides of a live room (M241). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { ROOM_PICTURE, SlideSchema } from '../../live/room.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';

/** Slides of one room. */
const SLIDES_MAX = 200;

export const liveSlidesSet = defineEndpoint({
  name: 'live.slides.set',
  area: 'live',
  summary:
    'For who hosts the room: all of them in their order, each an address of a picture that was uploaded (upload.sign.get). One that stays keeps its `server_id`.',
  method: 'POST',
  input: Type.Object({
    alive_id: GoodsId,
    urls: Type.Array(Type.String({ pattern: ROOM_PICTURE }), { maxItems: SLIDES_MAX }),
  }),
  data: Type.Object({ imgs: Type.Array(SlideSchema), current_preview_page: Type.String() }),
  codes: IN_THE_ROOM,
  access: 'learner',
  gate: 'write',
  rate: 'live-moderate',
});
