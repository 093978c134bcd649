/** The slides of a live room and the one shown (M241, M250). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { SlideSchema } from '../../live/room.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';

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
