/** Silences somebody in a live room, or sends them out of it (D102, requirement 39). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { ChoiceSchema } from '../../page/fragments.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';

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
