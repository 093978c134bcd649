/** Shows a good or a coupon to everybody in a live room (D101). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { ID_PATTERN } from '../../id.ts';
import { ChoiceSchema } from '../../page/fragments.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';

export const liveOfferPush = defineEndpoint({
  name: 'live.offer.push',
  area: 'live',
  summary: 'For the host; one that is not offered yet is offered first of all from now on.',
  method: 'POST',
  input: Type.Object({
    alive_id: GoodsId,
    kind: ChoiceSchema(['goods', 'coupon']),
    id: Type.String({ maxLength: 64, pattern: ID_PATTERN }),
  }),
  data: Type.Object({ offset: Type.Integer() }),
  codes: [...IN_THE_ROOM, 'state-conflict'],
  access: 'learner',
  gate: 'write',
  rate: 'live-host',
});
