/** Addresses a player may ask for before the room begins (M250, D105). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';

export const livePreheatGet = defineEndpoint({
  name: 'live.preheat.get',
  area: 'live',
  summary: 'Stored for players that use them; ours begins with the playlist.',
  input: Type.Object({ alive_id: GoodsId }),
  data: Type.Object({ enabled: Type.Boolean(), urls: Type.Array(Type.String()) }),
  codes: IN_THE_ROOM,
  access: 'anyone',
  gate: 'read',
  perLearner: true,
});
