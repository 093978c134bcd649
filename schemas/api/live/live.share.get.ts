/** What a live room is shown to others by (M250, D105). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { ChoiceSchema } from '../../page/fragments.ts';

export const liveShareGet = defineEndpoint({
  name: 'live.share.get',
  area: 'live',
  summary: 'Its address and a picture of it.',
  input: Type.Object({ alive_id: GoodsId }),
  data: Type.Object({
    title: Type.String(),
    url: Type.String(),
    cover: Type.String(),
    list: Type.Array(Type.Object({ kind: ChoiceSchema(['link', 'poster']), url: Type.String() })),
  }),
  codes: ['delisted'],
  access: 'anyone',
  gate: 'read',
});
