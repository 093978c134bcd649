/** Asks to be told before a live room begins (M250). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';

export const liveSubscribeArrival = defineEndpoint({
  name: 'live.subscribe.arrival',
  area: 'live',
  summary:
    'One message, ten minutes before, by e-mail or SMS, in the language of this request; `on` false takes it back. state-conflict once it has begun.',
  method: 'POST',
  input: Type.Object({ alive_id: GoodsId, on: Type.Boolean() }),
  data: Type.Object({ is_subscribed: Type.Boolean() }),
  codes: [...IN_THE_ROOM, 'state-conflict'],
  access: 'learner',
  gate: 'write',
  rate: 'live-act',
});
