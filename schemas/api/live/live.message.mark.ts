/** Puts a message of a live room above the stage or the chat, or lets one through that waits (D96, D102). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { ChoiceSchema } from '../../page/fragments.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';

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
