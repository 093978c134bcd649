/** The same room in the shop for phones (M250, D21). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';

export const liveH5Url = defineEndpoint({
  name: 'live.h5.url',
  area: 'live',
  summary: 'Empty where the shop has none.',
  input: Type.Object({ alive_id: GoodsId }),
  data: Type.Object({ url: Type.String() }),
  codes: ['delisted'],
  access: 'anyone',
  gate: 'read',
});
