/** What can be done with a coupon at a moment: the server decides by it, the claim button shows it. */
import type { CouponCard } from './coupon.ts';

/** early: not yet. open: can be claimed. gone: none is left. over: its time has passed. */
export type CouponState = 'early' | 'open' | 'gone' | 'over';

/** `now` in unix seconds. What is over is not said to be sold out: nothing could be done about it any more. */
export function couponState(
  { left, start_ts, end_ts }: Pick<CouponCard, 'left' | 'start_ts' | 'end_ts'>,
  now: number,
): CouponState {
  if (now >= end_ts) return 'over';
  if (left === 0) return 'gone';
  return now < start_ts ? 'early' : 'open';
}
