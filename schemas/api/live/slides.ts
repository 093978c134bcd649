/** Slides of a live room. */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { SlideSchema, ROOM_PICTURE } from '../../live/room.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';

/** The slides of a live room and the one shown (M241, M250). */
export const liveCoursewareGet = defineEndpoint({
  name: 'live.courseware.get',
  area: 'live',
  summary: 'For whoever may be in the room.',
  method: 'GET',
  input: Type.Object({ alive_id: GoodsId }),
  data: Type.Object({
    imgs: Type.Array(SlideSchema),
    current_preview_page: Type.String(),
    courseware_image: Type.String(),
  }),
  codes: IN_THE_ROOM,
  access: 'anyone',
  gate: 'read',
  perLearner: true,
});

/** Slides of one room. */
const SLIDES_MAX = 200;

/** Lays the slides of a live room (M241). */
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

/** Turns to a slide of a live room (M241). */
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
