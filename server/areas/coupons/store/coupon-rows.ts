/** Coupons and claims of them, as their store answers them. */
import type { Text } from '#schemas/page/text.ts';

export interface CouponRow {
  id: string;
  title: Text;
  /** Fen taken off, and the least price it may be used at. */
  amount: number;
  threshold: number;
  /** How many there are in all; 0 for any number. */
  total: number;
  claimed: number;
  /** How many may be used in all, 0 for each one claimed; `used` counts those that orders hold. */
  use_total: number;
  used: number;
  /** Goods it may be used for; empty for all. */
  goods_ids: string[];
  start_ts: number;
  end_ts: number;
  state: 'on' | 'off';
  position: number;
}

export type CouponRefusal = 'coupon-gone' | 'coupon-not-running';

export type ClaimOutcome =
  | { kind: 'given'; coupon: CouponRow; claimedAt: number }
  | { kind: 'missing' }
  | { kind: 'held' }
  | { kind: 'refused'; code: CouponRefusal };
