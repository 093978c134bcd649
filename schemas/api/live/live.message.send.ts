/** Writes a message in a live room (D97). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { MESSAGE_MAX } from '../../live/event.ts';
import { ChoiceSchema } from '../../page/fragments.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';

export const liveMessageSend = defineEndpoint({
  name: 'live.message.send',
  area: 'live',
  summary:
    'Kept before it is answered, and told to everybody after that. One in 2 s, or as slowly as the room says, else 42900 with retry_at. `waiting` is true where a moderator looks first. `ref` is echoed in `data.ref` of its event: the same one within a minute is the same message.',
  method: 'POST',
  input: Type.Object({
    alive_id: GoodsId,
    content: Type.String({ minLength: 1, maxLength: MESSAGE_MAX }),
    /** What a person may send: pictures the host alone, gifts nobody. */
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
