/** Coupons and claims of them, as their store answers them. */
import type { NamedRow } from '#server/kernel/db/named-columns.ts';
import type { coupon } from '../tables/coupons.ts';

export type CouponRow = NamedRow<typeof coupon>;

export type CouponRefusal = 'coupon-gone' | 'coupon-not-running';

export type ClaimOutcome =
  | { kind: 'given'; coupon: CouponRow; claimedAt: number }
  | { kind: 'missing' }
  | { kind: 'held' }
  | { kind: 'refused'; code: CouponRefusal };
