/** A live room as a visitor reads it: page, state, entry, leaving. */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { RoomSchema, LookSchema } from '../../live/room.ts';
import { AT_THE_DOOR, IN_THE_ROOM } from '../../live/refusals.ts';
import { RoomStateSchema } from '../../live/state.ts';
import { LiveEventSchema } from '../../live/event.ts';

/** A live room as the person who asks may enter it (D96, M250). */
export const livePageGet = defineEndpoint({
  name: 'live.page.get',
  area: 'live',
  summary:
    'The room, its media, slides, switches and what runs in it, for this person; `door` says what stands between them and the stage. A stranger is told as much where the room is free to everybody.',
  input: Type.Object({ alive_id: GoodsId, product_id: Type.Optional(Type.String({ maxLength: 64 })) }),
  data: RoomSchema,
  codes: AT_THE_DOOR,
  access: 'anyone',
  gate: 'read',
  perLearner: true,
});

/** What changed in a live room since a version (D98, M242). */
export const liveStateGet = defineEndpoint({
  name: 'live.state.get',
  area: 'live',
  summary:
    'Answered from memory. `v` 0 gives all; where nothing is newer, `unchanged` is 1 and there is no `state`.',
  input: Type.Object({ alive_id: GoodsId, v: Type.Integer({ minimum: 0 }) }),
  data: Type.Object({
    v: Type.Integer(),
    unchanged: Type.Optional(Type.Literal(1)),
    state: Type.Optional(RoomStateSchema),
    server_time: Type.Integer({ description: 'Server clock, unix milliseconds' }),
  }),
  codes: AT_THE_DOOR,
  access: 'anyone',
  gate: 'read',
  perLearner: true,
});

/** Reports that the viewer is in a live room (D104). */
export const liveEnter = defineEndpoint({
  name: 'live.enter',
  area: 'live',
  summary: 'The moment of entry by the server’s clock, which leave records name. Counts the viewer once.',
  method: 'POST',
  input: Type.Object({ alive_id: GoodsId }),
  data: Type.Object({
    enter_time: Type.Integer({ description: 'Unix seconds' }),
    view_count: Type.Integer(),
  }),
  codes: IN_THE_ROOM,
  access: 'learner',
  gate: 'read',
  rate: 'live-enter',
});

/** M251: seconds that one record may report. */
export const VIEW_TIME_MAX_S = 300;

const SAID = {
  alive_id: GoodsId,
  /** Ignored: the session says who it is. */
  user_id: Type.Optional(Type.String({ maxLength: 64 })),
  view_time: Type.Integer({ minimum: 0 }),
  enter_time: Type.Integer({ minimum: 0, description: 'Unix seconds, as live.enter told them' }),
};

/** Reports how long the viewer watched a live room (M251, D104), each minute and when they leave. */
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

/** How long this person may look (M249, D103). */
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

/** So many seconds before its start what a room opens with may be fetched. */
export const PREHEAT_S = 600;

/** What a page fetches before the room begins (M250, D105, ADR-445). */
export const livePreheatGet = defineEndpoint({
  name: 'live.preheat.get',
  area: 'live',
  summary:
    'From ten minutes before its start until the room is on air: pictures it opens with (`urls`), and other companies’ hosts its own picture comes from (`hosts`). Never an address of what is shown.',
  input: Type.Object({ alive_id: GoodsId }),
  data: Type.Object({
    enabled: Type.Boolean(),
    urls: Type.Array(Type.String()),
    hosts: Type.Array(Type.String()),
  }),
  codes: IN_THE_ROOM,
  access: 'anyone',
  gate: 'read',
  perLearner: true,
});

/** What happened in a stretch of a recording (D97): chat, slides, draws and offers in one list. */
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

/** Opens the way to the socket of a live room (D97). */
export const liveTicketGet = defineEndpoint({
  name: 'live.ticket.get',
  area: 'live',
  summary:
    'A ticket that opens one socket within 60 s, for the session that asked. A person may hold at least 3 sockets in a room.',
  method: 'POST',
  input: Type.Object({ alive_id: GoodsId }),
  data: Type.Object({ ticket: Type.String(), path: Type.String(), expire_ts: Type.Integer() }),
  codes: IN_THE_ROOM,
  access: 'learner',
  gate: 'read',
  rate: 'live-ticket',
});
