/** Which of some coupons the learner has claimed. */
import { Type } from 'typebox';
import { CouponIdSchema } from '../../content/coupon.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const couponMineGet = defineEndpoint({
  name: 'coupon.mine.get',
  area: 'coupons',
  summary: 'The claimed ones of the coupons asked for, with the moment of the claim.',
  method: 'POST',
  input: Type.Object({ ids: Type.Array(CouponIdSchema, { maxItems: 100 }) }),
  data: Type.Object({
    claimed: Type.Array(Type.Object({ coupon_id: Type.String(), claimed_ts: Type.Integer() })),
  }),
  access: 'learner',
  gate: 'read',
});
