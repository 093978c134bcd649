/** Where coupons are kept, and who has claimed them. */
import type { CouponQuery } from '#schemas/content/coupon.ts';
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

export interface CouponStore {
  /** Coupons that are switched on; those of `running` can be claimed now, the used-up ones last. */
  find(appId: string, query: CouponQuery): Promise<CouponRow[]>;
  /** Coupons a person has claimed and not used, and running ones they could still claim. */
  usable(appId: string, userId: string): Promise<{ coupon: CouponRow; isClaimed: boolean }[]>;
  /** Which of these coupons a learner has, and since when (unix milliseconds). */
  claimedBy(
    appId: string,
    userId: string,
    ids: readonly string[],
  ): Promise<{ couponId: string; claimedAt: number }[]>;
  /**
   * Gives a learner one coupon, in one transaction that holds its row: however many ask at once, each of them gets one
   * at most, and together no more than there are (requirement 35). `refuse` says why not, from the row as it is then.
   */
  claim(
    appId: string,
    couponId: string,
    userId: string,
    refuse: (coupon: CouponRow) => CouponRefusal | undefined,
  ): Promise<ClaimOutcome>;
}
