/** What a page fetches before the room begins (M250, D105, decision 445). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { IN_THE_ROOM } from '../../live/refusals.ts';

/** So many seconds before its start what a room opens with may be fetched. */
export const PREHEAT_S = 600;

export const livePreheatGet = defineEndpoint({
  name: 'live.preheat.get',
  area: 'live',
  summary:
    'From ten minutes before its start until the room is on air: pictures it opens with (`urls`), and other companies’ hosts its own picture comes from (`hosts`). Never an address of what is shown.',
  input: Type.Object({ alive_id: GoodsId }),
  data: Type.Object({
    enabled: Type.Boolean(),
    urls: Type.Array(Type.String()),
    hosts: Type.Array(Type.String()),
  }),
  codes: IN_THE_ROOM,
  access: 'anyone',
  gate: 'read',
  perLearner: true,
});
