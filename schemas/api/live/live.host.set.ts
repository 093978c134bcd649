/** Begins and ends a live room. */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { ChoiceSchema } from '../../page/fragments.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';

export const liveHostSet = defineEndpoint({
  name: 'live.host.set',
  area: 'live',
  summary:
    'For the host. `live` begins it, `ended` ends it; with `is_lookback` it can be seen again, for good where no day is named. What runs in it is closed.',
  method: 'POST',
  input: Type.Object({
    alive_id: GoodsId,
    alive_state: ChoiceSchema(['live', 'ended']),
    is_lookback: Type.Optional(Type.Boolean()),
    lookback_days: Type.Optional(Type.Integer({ minimum: 1, maximum: 3650 })),
  }),
  data: Type.Object({ alive_state: Type.Integer(), start_ts: Type.Integer(), end_ts: Type.Integer() }),
  codes: [...IN_THE_ROOM, 'state-conflict'],
  access: 'learner',
  gate: 'write',
  rate: 'live-host',
});
