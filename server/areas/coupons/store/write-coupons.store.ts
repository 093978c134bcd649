/** Coupons as their merchant writes them, over the transaction of the whole. */
import { asc, eq } from 'drizzle-orm';
import type { Database } from '#server/kernel/db/db.ts';
import { COUPON_COLUMNS } from './coupon-columns.ts';
import type { CouponRow } from './coupon-rows.ts';
import { coupon } from '../tables/coupons.ts';

/** What was claimed and used of it is counted by the shop. */
export type CouponWritten = Omit<CouponRow, 'claimed' | 'used'>;

export function couponsIn(db: Database, appId: string) {
  return {
    list: (): Promise<CouponRow[]> =>
      db
        .select(COUPON_COLUMNS)
        .from(coupon)
        .where(eq(coupon.appId, appId))
        .orderBy(asc(coupon.position), asc(coupon.id)),
    put: async (row: CouponWritten): Promise<void> => {
      const { id, use_total: useTotal, goods_ids: goodsIds, start_ts: startTs, end_ts: endTs, ...rest } = row;
      const values = { ...rest, useTotal, goodsIds, startTs, endTs };
      await db
        .insert(coupon)
        .values({ appId, id, ...values })
        .onConflictDoUpdate({ target: [coupon.appId, coupon.id], set: values });
    },
  };
}
