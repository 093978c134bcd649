/** When a player offers help, and which (M250, D105). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { ChoiceSchema } from '../../page/fragments.ts';

export const liveStutterTips = defineEndpoint({
  name: 'live.stutter.tips',
  area: 'live',
  summary: 'After so many stalls of so many seconds within so many.',
  input: Type.Object({ alive_id: GoodsId }),
  data: Type.Object({
    stalls: Type.Integer(),
    stall_seconds: Type.Integer(),
    within_seconds: Type.Integer(),
    actions: Type.Array(ChoiceSchema(['quality', 'refresh', 'feedback'])),
  }),
  codes: ['delisted'],
  access: 'anyone',
  gate: 'read',
});
