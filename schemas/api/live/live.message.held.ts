/** What became of messages a moderator looks at first, for who wrote them (D102, decision 430). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';

const Refs = Type.Array(Type.String());

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
