/** Claims a coupon for the learner: one each, never more than there are (D101, requirement 35). */
import { Type } from 'typebox';
import { CouponIdSchema } from '../../content/coupon.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const couponClaim = defineEndpoint({
  name: 'coupon.claim',
  area: 'coupons',
  summary: 'Claims one coupon; answers how many are left, -1 where there is any number.',
  method: 'POST',
  input: Type.Object({ coupon_id: CouponIdSchema }),
  data: Type.Object({ coupon_id: Type.String(), claimed_ts: Type.Integer(), left: Type.Integer() }),
  codes: ['coupon-claimed', 'coupon-gone', 'coupon-not-running'],
  access: 'learner',
  gate: 'order',
  rate: 'coupon-claim',
});
