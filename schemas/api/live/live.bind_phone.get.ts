/** Whether a phone must be known before somebody takes part (M250). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { AT_THE_DOOR } from '../../live/refusals.ts';

export const liveBindPhoneGet = defineEndpoint({
  name: 'live.bind_phone.get',
  area: 'live',
  summary: 'need_bind 1 where the shop asks for a phone and this person has none.',
  input: Type.Object({ alive_id: GoodsId }),
  data: Type.Object({ need_bind: Type.Integer({ minimum: 0, maximum: 1 }) }),
  codes: AT_THE_DOOR,
  access: 'learner',
  gate: 'read',
});
