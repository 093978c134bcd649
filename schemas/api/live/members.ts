/** Members a host has muted or removed. */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { EventUserSchema, LiveEventSchema } from '../../live/event.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';
import { ChoiceSchema } from '../../page/fragments.ts';

/** Who was silenced in a live room or sent out of it, and what one person wrote (M250, D102). */
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

/** Silences somebody in a live room, or sends them out of it (D102, requirement 39). */
export const liveMemberBan = defineEndpoint({
  name: 'live.member.ban',
  area: 'live',
  summary:
    'For who moderates the room. `user_id` is their id in the room, or of their account. `mute` for `minutes` (10 where none is named, 0 for good), `kick` for good; `none` takes both back. Sockets of who was sent out are closed within a second.',
  method: 'POST',
  input: Type.Object({
    alive_id: GoodsId,
    user_id: Type.String({ minLength: 1, maxLength: 64 }),
    kind: ChoiceSchema(['mute', 'kick', 'none']),
    minutes: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_080 })),
  }),
  data: Type.Object({ muted_until: Type.Integer(), is_kicked: Type.Boolean() }),
  codes: IN_THE_ROOM,
  access: 'learner',
  gate: 'write',
  rate: 'live-moderate',
});
