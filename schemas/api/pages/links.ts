/** Where a good and the membership of the shop open. */
import { Type } from 'typebox';
import { ChoiceSchema } from '../../page/fragments.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';
import { Flag } from '../../flag.ts';

/** Where a link to a good leads when only the server knows: /middle and the jump helpers ask this (D20). */
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

/** Whether a person is a super member (M158-M160); shop and person are those of the session, whatever the body says. */
export const svipInfoGet = defineEndpoint({
  name: 'svip.info.get',
  alsoNamed: ['svip.detail.get'],
  area: 'pages',
  summary: 'url of the page that sells it, is_svip, and until when.',
  method: 'POST',
  input: Type.Object({
    shop_id: Type.Optional(Type.String({ maxLength: 64 })),
    user_id: Type.Optional(Type.String({ maxLength: 64 })),
  }),
  data: Type.Object({ url: Type.String(), is_svip: Flag, expire_at: Type.String() }),
  codes: ['no-super-vip'],
  access: 'learner',
  gate: 'read',
});
