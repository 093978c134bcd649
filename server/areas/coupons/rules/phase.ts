/** Where a coupon stands in its time, for its merchant; how many are left says nothing of it. */
import type { CouponPhase } from '#schemas/api/console/coupons.ts';
import type { CouponRow } from '../store/coupon-rows.ts';

/** @param now unix seconds */
export function phaseOf(
  { start_ts: start, end_ts: end }: Pick<CouponRow, 'start_ts' | 'end_ts'>,
  now: number,
): CouponPhase {
  if (now >= end) return 'over';
  return now < start ? 'early' : 'running';
}
