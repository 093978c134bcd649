/** Gives the learner of the session a coupon. */
import { couponClaim } from '#schemas/api/coupons/coupon.claim.ts';
import { secondsOf } from '#schemas/time.ts';
import { handle, ok, fail } from '#server/kernel/http/define-handler.ts';
import { claimCoupon } from '../claim-coupon.ts';

export const couponClaimHandler = handle(couponClaim, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const { coupon_id: id } = input;
  const outcome = await claimCoupon(deps, shop.appId, viewer.user.id, id);
  if (!outcome.ok) return fail(outcome.code);
  return ok({ coupon_id: id, claimed_ts: secondsOf(outcome.claimedAt), left: outcome.left });
});
