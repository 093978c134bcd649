/** The log of a live room for who has no socket, or found a gap (D97). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { LiveEventSchema } from '../../live/event.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';

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
