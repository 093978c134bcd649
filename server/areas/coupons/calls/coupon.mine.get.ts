/** Answers which coupons the learner of the session has. */
import { couponMineGet } from '#schemas/api/coupons/coupon.mine.get.ts';
import { secondsOf } from '#schemas/time.ts';
import { handle, ok, fail } from '#server/kernel/http/define-handler.ts';

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
