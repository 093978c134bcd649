/** Changes what may be done in a live room (M243, D102). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';

export const liveSwitchSet = defineEndpoint({
  name: 'live.switch.set',
  area: 'live',
  summary: 'For who moderates the room; what is not named stays. Words are compared without case or blanks.',
  method: 'POST',
  input: Type.Object({
    alive_id: GoodsId,
    forbid_talk: Type.Optional(Type.Boolean()),
    slow_seconds: Type.Optional(Type.Integer({ minimum: 0, maximum: 120 })),
    is_pre_approved: Type.Optional(Type.Boolean()),
    allows_links: Type.Optional(Type.Boolean()),
    /** Whether a replay will be kept of it (M243). */
    can_record: Type.Optional(Type.Boolean()),
    filter_words: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { maxItems: 200 })),
  }),
  data: Type.Object({
    forbid_talk: Type.Boolean(),
    slow_seconds: Type.Integer(),
    is_pre_approved: Type.Boolean(),
    allows_links: Type.Boolean(),
    can_record: Type.Boolean(),
    filter_words: Type.Array(Type.String()),
  }),
  codes: IN_THE_ROOM,
  access: 'learner',
  gate: 'write',
  rate: 'live-moderate',
});
