/** Where a link to a good leads when only the server knows: /middle and the jump helpers ask this (D20). */
import { Type } from 'typebox';
import { ChoiceSchema } from '../../page/fragments.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';

export const goodsJumpGet = defineEndpoint({
  name: 'goods.jump.get',
  area: 'pages',
  summary: 'Address a good opens at: of this site, or of the shop for phones.',
  input: Type.Object({
    goods_id: GoodsId,
    /** Number of a type, or a name of content the numbers leave out. */
    goods_type: Type.Optional(Type.String({ pattern: '^[a-z0-9_]{1,32}$' })),
  }),
  data: Type.Object({
    kind: ChoiceSchema(['detail', 'page', 'zone', 'h5', 'url', 'unsupport']),
    to: Type.String(),
  }),
  codes: ['not-found', 'delisted'],
  access: 'anyone',
  gate: 'read',
  tags: (input) => [`goods:${input.goods_id}`],
});
