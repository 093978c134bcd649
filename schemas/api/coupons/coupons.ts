/** Coupons a visitor may claim and a learner holds. */
import { Type } from 'typebox';
import { CouponCardSchema, CouponQuerySchema, CouponIdSchema } from '../../content/coupon.ts';
import { defineEndpoint } from '../define-endpoint.ts';

/** GET-like read of coupons for any number of rows at once: lists[i] answers queries[i]; calls of one page are merged. */
export const couponCardsGet = defineEndpoint({
  name: 'coupon.cards.get',
  area: 'coupons',
  summary: 'Coupons of one or more rows; one the merchant switched off is left out.',
  method: 'POST',
  input: Type.Object({ queries: Type.Array(CouponQuerySchema, { maxItems: 100 }) }),
  data: Type.Object({ lists: Type.Array(Type.Array(CouponCardSchema)) }),
  access: 'anyone',
  gate: 'read',
  batch: { input: 'queries', data: 'lists' },
  tags: (_input, data) => ['coupons', ...data.lists.flat().map((card) => `coupon:${card.id}`)],
});

/** Claims a coupon for the learner: one each, never more than there are (D101, requirement 35). */
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

/** Which of some coupons the learner has claimed. */
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
