/** Whether a person has bought a good, and the password that opens one. */
import { Type } from 'typebox';
import { AccessSchema } from '../../content/access.ts';
import { Flag } from '../../flag.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';

/** Whether the person asking has a good, and what they may do with it (M224, D72); a stranger is told to log in. */
export const goodsIsPurchasedGet = defineEndpoint({
  name: 'goods.is_purchased.get',
  area: 'access',
  summary: 'is_purchased: they may study it by a right of their own; access says what they may, and why not.',
  input: Type.Object({
    goods_id: GoodsId,
    goods_type: Type.Optional(Type.Integer({ minimum: 0, maximum: 999 })),
  }),
  data: Type.Object({ goods_id: Type.String(), is_purchased: Flag, access: AccessSchema }),
  access: 'anyone',
  gate: 'read',
  perLearner: true,
});

/** Gives a course's password; the right one lets this person study it for thirty days (D73, M238). */
export const goodsPasswordCheck = defineEndpoint({
  name: 'goods.password.check',
  area: 'access',
  summary:
    'Checks a course’s password. A wrong one answers 40302 with tries_left, too many 42900 with retry_at; a course without one 40900.',
  method: 'POST',
  input: Type.Object({
    goods_id: GoodsId,
    password: Type.String({ minLength: 1, maxLength: 200 }),
  }),
  data: Type.Object({ goods_id: Type.String(), access: AccessSchema }),
  codes: [
    'course-password-wrong',
    'delisted',
    'not-designated',
    'super-vip-only',
    'account-disabled',
    'state-conflict',
  ],
  access: 'learner',
  gate: 'write',
});
