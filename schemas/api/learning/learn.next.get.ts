/** What a learner goes on with: "continue lesson 3, 12 minutes left". */
import { Type } from 'typebox';
import { GoodsId } from '../../content/goods-id.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const learnNextGet = defineEndpoint({
  name: 'learn.next.get',
  area: 'learning',
  summary:
    'Where the learner goes on: in one course, or in the one studied last. The lesson begun last that is not finished, else the next one that is open.',
  input: Type.Object({ product_id: Type.Optional(GoodsId) }),
  data: Type.Object({
    /** At most one; none where nothing was begun, or all is finished. */
    list: Type.Array(
      Type.Object({
        resource_id: Type.String(),
        resource_type: Type.Integer(),
        /** Empty, and 0, where it is opened by itself. */
        product_id: Type.String(),
        product_type: Type.Integer(),
        title: Type.String(),
        product_title: Type.String(),
        cover: Type.String(),
        /** Its number among the lessons of the package, from 1; 0 without one. */
        number: Type.Integer(),
        lesson_count: Type.Integer(),
        finished_count: Type.Integer(),
        /** Seconds left of it; 0 where no length is known. */
        seconds_left: Type.Integer(),
        learn_progress: Type.Integer(),
      }),
    ),
    server_ts: Type.Integer(),
  }),
  access: 'learner',
  gate: 'read',
});
