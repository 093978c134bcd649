/** Who was silenced in a live room or sent out of it, and what one person wrote (M250, D102). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { EventUserSchema, LiveEventSchema } from '../../live/event.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';

export const liveMemberList = defineEndpoint({
  name: 'live.member.list',
  area: 'live',
  summary:
    'For who moderates the room. With `user_id` the messages of that person, newest first, those that wait and were taken back too.',
  input: Type.Object({ alive_id: GoodsId, user_id: Type.Optional(Type.String({ maxLength: 64 })) }),
  data: Type.Object({
    banned: Type.Array(
      Type.Object({
        user: EventUserSchema,
        muted_until: Type.Integer(),
        is_kicked: Type.Boolean(),
      }),
    ),
    waiting: Type.Array(LiveEventSchema),
    messages: Type.Array(LiveEventSchema),
  }),
  codes: IN_THE_ROOM,
  access: 'learner',
  gate: 'read',
});
