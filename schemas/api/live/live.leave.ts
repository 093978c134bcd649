/** How long somebody watched a live room (M251, D104): each minute, and when they leave. */
import { Type } from 'typebox';
import { GoodsId } from '../../content/goods-id.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';

/** M251: seconds one record may tell. */
export const VIEW_TIME_MAX_S = 300;

const SAID = {
  alive_id: GoodsId,
  /** Ignored: the session says who it is. */
  user_id: Type.Optional(Type.String({ maxLength: 64 })),
  view_time: Type.Integer({ minimum: 0 }),
  enter_time: Type.Integer({ minimum: 0, description: 'Unix seconds, as live.enter told them' }),
};

export const liveLeave = defineEndpoint({
  name: 'live.leave',
  area: 'live',
  summary:
    'A GET that is kept, as specified (requirement 40). Seconds watched since the record before, 300 at most and never more than passed. Told twice within a minute for one entry it counts once.',
  input: Type.Object(SAID),
  data: Type.Object({ credited: Type.Integer() }),
  codes: IN_THE_ROOM,
  access: 'learner',
  gate: 'read',
  rate: 'live-leave',
});
