/** Gives a coupon to a learner; pages that showed one are made anew once the last piece is gone. */
import { secondsOf } from '#schemas/time.ts';
import type { Deps } from '#server/kernel/area.ts';
import type { CouponRefusal } from '../store/coupon-rows.ts';
import { couponsLeft, refuseClaim } from './present-coupon.ts';

export type ClaimResult =
  /** `claimedAt` in unix milliseconds. */
  | { ok: true; claimedAt: number; left: number }
  | { ok: false; code: 'not-found' | 'coupon-claimed' | CouponRefusal };

export async function claimCoupon(
  { stores, bus, clock }: Pick<Deps, 'stores' | 'bus' | 'clock'>,
  appId: string,
  userId: string,
  id: string,
): Promise<ClaimResult> {
  const now = secondsOf(clock.now());
  const outcome = await stores.coupons.claim(appId, id, userId, (row) => refuseClaim(row, now));
  if (outcome.kind === 'missing') return { ok: false, code: 'not-found' };
  if (outcome.kind === 'held') return { ok: false, code: 'coupon-claimed' };
  if (outcome.kind === 'refused') return { ok: false, code: outcome.code };
  const left = couponsLeft(outcome.coupon);
  if (left === 0) await bus.publish('purge', { appId, tags: [`coupon:${id}`] });
  return { ok: true, claimedAt: outcome.claimedAt, left };
}
