/** Chat of a live room. */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { LiveEventSchema, MESSAGE_MAX } from '../../live/event.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';
import { ChoiceSchema } from '../../page/fragments.ts';

/** The log of a live room for who has no socket, or found a gap (D97). */
export const liveMessageGet = defineEndpoint({
  name: 'live.message.get',
  area: 'live',
  summary:
    'Events after `since`, first to last, at most 100; with `since` 0 the last 100. `recovered` is false where `epoch` names another log, or more is missing than one answer tells.',
  input: Type.Object({
    alive_id: GoodsId,
    since: Type.Integer({ minimum: 0 }),
    epoch: Type.Optional(Type.String({ maxLength: 32 })),
  }),
  data: Type.Object({
    list: Type.Array(LiveEventSchema),
    epoch: Type.String(),
    offset: Type.Integer(),
    recovered: Type.Boolean(),
    server_time: Type.Integer({ description: 'Server clock, unix milliseconds' }),
  }),
  codes: IN_THE_ROOM,
  access: 'anyone',
  gate: 'read',
  perLearner: true,
});

/** Writes a message in a live room (D97). */
export const liveMessageSend = defineEndpoint({
  name: 'live.message.send',
  area: 'live',
  summary:
    'Kept before it is answered, and told to everybody after that. One in 2 s, or as slowly as the room says, else 42900 with retry_at. `waiting` is true where a moderator looks first. `ref` is echoed in `data.ref` of its event: the same one within a minute is the same message.',
  method: 'POST',
  input: Type.Object({
    alive_id: GoodsId,
    content: Type.String({ minLength: 1, maxLength: MESSAGE_MAX }),
    /** What a person may send: only the host sends pictures, and no one sends gifts. */
    kind: Type.Optional(ChoiceSchema(['text', 'image'])),
    ref: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{0,40}$' })),
  }),
  data: Type.Object({
    id: Type.String(),
    offset: Type.Integer(),
    offset_ms: Type.Integer(),
    waiting: Type.Boolean(),
  }),
  codes: [...IN_THE_ROOM, 'talk-forbidden', 'state-conflict'],
  access: 'learner',
  gate: 'write',
  rate: 'live-message',
});

const Refs = Type.Array(Type.String());

/** What became of messages a moderator looks at first, for who wrote them (D102, ADR-430). */
export const liveMessageHeld = defineEndpoint({
  name: 'live.message.held',
  area: 'live',
  summary:
    'The `ref` of the caller’s own messages that wait, and of those that were not let through, at most 100 of both, newest first. What was let through stands in the log.',
  input: Type.Object({ alive_id: GoodsId }),
  data: Type.Object({ waiting: Refs, refused: Refs }),
  codes: IN_THE_ROOM,
  access: 'learner',
  gate: 'read',
});

/** Puts a message of a live room above the stage or the chat, or lets one through that waits (D96, D102). */
export const liveMessageMark = defineEndpoint({
  name: 'live.message.mark',
  area: 'live',
  summary:
    'For who moderates the room. `wall` above the stage, `pin` above the chat, `none` takes it from there; `approve` and `refuse` for one that waits.',
  method: 'POST',
  input: Type.Object({
    alive_id: GoodsId,
    message_id: Type.String({ maxLength: 64 }),
    as: ChoiceSchema(['wall', 'pin', 'none', 'approve', 'refuse']),
  }),
  data: Type.Object({ offset: Type.Integer() }),
  codes: [...IN_THE_ROOM, 'state-conflict'],
  access: 'learner',
  gate: 'write',
  rate: 'live-moderate',
});

/** Takes a message of a live room back (D97, D102). */
export const liveMessageRecall = defineEndpoint({
  name: 'live.message.recall',
  area: 'live',
  summary:
    'One’s own for two minutes; anybody’s for who moderates the room. It keeps its place in the log, without its words.',
  method: 'POST',
  input: Type.Object({ alive_id: GoodsId, message_id: Type.String({ maxLength: 64 }) }),
  data: Type.Object({ offset: Type.Integer() }),
  codes: [...IN_THE_ROOM, 'state-conflict'],
  access: 'learner',
  gate: 'write',
  rate: 'live-moderate',
});
