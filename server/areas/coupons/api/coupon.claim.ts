/** Gives the learner of the session a coupon; pages that showed one are made anew once the last piece is gone. */
import { couponClaim } from '#schemas/api/coupon/coupon.claim.ts';
import { secondsOf } from '#schemas/time.ts';
import { couponsLeft, refuseClaim } from '../present-coupon.ts';
import { handle, ok, fail } from '#server/kernel/http/define-handler.ts';

export const couponClaimHandler = handle(couponClaim, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const { coupon_id: id } = input;
  const now = secondsOf(deps.clock.now());
  const outcome = await deps.stores.coupons.claim(shop.appId, id, viewer.user.id, (row) =>
    refuseClaim(row, now),
  );
  if (outcome.kind === 'missing') return fail('not-found');
  if (outcome.kind === 'held') return fail('coupon-claimed');
  if (outcome.kind === 'refused') return fail(outcome.code);
  const left = couponsLeft(outcome.coupon);
  if (left === 0) await deps.bus.publish('purge', { appId: shop.appId, tags: [`coupon:${id}`] });
  return ok({ coupon_id: id, claimed_ts: secondsOf(outcome.claimedAt), left });
});
