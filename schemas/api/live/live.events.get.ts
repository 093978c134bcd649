/** What happened in a stretch of a recording (D97): chat, slides, draws and offers in one list. */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { LiveEventSchema } from '../../live/event.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';

export const liveEventsGet = defineEndpoint({
  name: 'live.events.get',
  area: 'live',
  summary:
    'Events with from_ms <= offset_ms < to_ms, first to last, at most 500; `next_offset` is where to go on, 0 at the end. At most 60 s at a time; with `kinds` (names with commas between) only those, of any stretch: what is marked in a whole recording. With `words` only messages that hold them, of any stretch too.',
  input: Type.Object({
    alive_id: GoodsId,
    from_ms: Type.Integer({ minimum: -86_400_000, maximum: 86_400_000 }),
    to_ms: Type.Integer({ minimum: -86_400_000, maximum: 86_400_000 }),
    after_offset: Type.Optional(Type.Integer({ minimum: 0 })),
    kinds: Type.Optional(Type.String({ pattern: '^[a-z]{1,20}(,[a-z]{1,20}){0,20}$' })),
    words: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  }),
  data: Type.Object({ list: Type.Array(LiveEventSchema), next_offset: Type.Integer() }),
  codes: IN_THE_ROOM,
  access: 'anyone',
  gate: 'read',
  perLearner: true,
});
