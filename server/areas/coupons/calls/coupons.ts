/** Answers the calls of coupons. */
import { couponCardsGet, couponClaim, couponMineGet } from '#schemas/api/coupons/coupons.ts';
import { presentCoupon } from '../services/present-coupon.ts';
import { handle, ok, fail } from '#server/kernel/http/define-handler.ts';
import { secondsOf } from '#schemas/time.ts';
import { claimCoupon } from '../services/claim-coupon.ts';

/** Answers the coupons of any number of rows in one call. */
export const couponCardsGetHandler = handle(couponCardsGet, async ({ input, shop, deps, locale }) => {
  const rows = await Promise.all(input.queries.map((query) => deps.stores.coupons.find(shop.appId, query)));
  return ok({ lists: rows.map((list) => list.map((row) => presentCoupon(row, locale))) });
});

/** Gives the learner of the session a coupon. */
export const couponClaimHandler = handle(couponClaim, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const { coupon_id: id } = input;
  const outcome = await claimCoupon(deps, shop.appId, viewer.user.id, id);
  if (!outcome.ok) return fail(outcome.code);
  return ok({ coupon_id: id, claimed_ts: secondsOf(outcome.claimedAt), left: outcome.left });
});

/** Answers which coupons the learner of the session has. */
export const couponMineGetHandler = handle(couponMineGet, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const claims = await deps.stores.coupons.claimedBy(shop.appId, viewer.user.id, input.ids);
  return ok({
    claimed: claims.map(({ couponId, claimedAt }) => ({
      coupon_id: couponId,
      claimed_ts: secondsOf(claimedAt),
    })),
  });
});
