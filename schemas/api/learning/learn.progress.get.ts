/** How far a learner is in some goods, for catalogues and courses (D82). */
import { Type } from 'typebox';
import { GoodsId } from '../../content/goods-id.ts';
import { defineEndpoint } from '../define-endpoint.ts';

/** Goods of one question. */
export const PROGRESS_IDS_MAX = 200;

export const learnProgressGet = defineEndpoint({
  name: 'learn.progress.get',
  area: 'learning',
  summary: 'The progress of the person who asks in these goods; those never opened are left out.',
  method: 'POST',
  input: Type.Object({
    resource_ids: Type.Array(GoodsId, { minItems: 1, maxItems: PROGRESS_IDS_MAX }),
    /** The package they are studied in; absent: the furthest of any. */
    product_id: Type.Optional(Type.String({ maxLength: 64 })),
  }),
  data: Type.Object({
    list: Type.Array(
      Type.Object({
        resource_id: Type.String(),
        learn_progress: Type.Integer(),
        max_learn_progress: Type.Integer(),
        /** Seconds, or pixels of a text. */
        org_learn_progress: Type.Integer(),
        is_finish: Type.Integer({ minimum: 0, maximum: 1 }),
        last_learn_ts: Type.Integer(),
      }),
    ),
  }),
  access: 'learner',
  gate: 'read',
});
