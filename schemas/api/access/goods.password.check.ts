/** Gives a course's password; the right one lets this person study it for thirty days (D73, M238). */
import { Type } from 'typebox';
import { AccessSchema } from '../../content/access.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { GoodsId } from '../../content/goods-id.ts';

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
