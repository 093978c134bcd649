/** Takes a message of a live room back (D97, D102). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';

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
