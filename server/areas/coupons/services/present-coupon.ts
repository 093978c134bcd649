/** What shoppers see of a coupon, and when one is refused. */
import { ANY_NUMBER, type CouponCard } from '#schemas/content/coupon.ts';
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import { couponState } from '#schemas/content/coupon-state.ts';
import type { CouponRefusal, CouponRow } from '../store/coupon-rows.ts';

export function couponsLeft({ total, claimed }: Pick<CouponRow, 'total' | 'claimed'>): number {
  return total === 0 ? ANY_NUMBER : Math.max(0, total - claimed);
}

export function presentCoupon(row: CouponRow, locale: Locale): CouponCard {
  return {
    id: row.id,
    title: readText(row.title, locale),
    amount: row.amount,
    threshold: row.threshold,
    some_goods: row.goods_ids.length > 0,
    left: couponsLeft(row),
    start_ts: row.start_ts,
    end_ts: row.end_ts,
  };
}

/** Why this coupon is not given at `now` (unix seconds), or undefined when it is. */
export function refuseClaim(row: CouponRow, now: number): CouponRefusal | undefined {
  const state = couponState({ left: couponsLeft(row), start_ts: row.start_ts, end_ts: row.end_ts }, now);
  if (state === 'open') return undefined;
  return state === 'gone' ? 'coupon-gone' : 'coupon-not-running';
}
