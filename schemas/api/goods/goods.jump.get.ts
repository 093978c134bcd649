/** Where a link to a good leads when only the server knows: /middle and the jump helpers ask this (D20). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';

export const goodsJumpGet = defineEndpoint({
  name: 'goods.jump.get',
  area: 'goods',
  summary: 'Same-site address a good opens at.',
  input: Type.Object({
    goods_id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }),
    goods_type: Type.Optional(Type.Integer({ minimum: 0, maximum: 999 })),
  }),
  data: Type.Object({
    kind: Type.Union([Type.Literal('detail'), Type.Literal('unsupport')]),
    to: Type.String(),
  }),
  codes: ['not-found'],
  tags: (input) => [`goods:${input.goods_id}`],
});
