/** Coupons as their merchant writes them, over the transaction of the whole. */
import { asc, eq } from 'drizzle-orm';
import type { Database } from '#server/kernel/db/db.ts';
import type { CouponRow } from './coupon-rows.ts';
import { coupon } from '../tables/coupons.ts';

/** What was claimed and used of it is counted by the shop. */
export type CouponWritten = Omit<CouponRow, 'claimed' | 'used'>;

export function couponsIn(db: Database, appId: string) {
  return {
    list: async (): Promise<CouponRow[]> => {
      const rows = await db
        .select()
        .from(coupon)
        .where(eq(coupon.appId, appId))
        .orderBy(asc(coupon.position), asc(coupon.id));
      return rows.map(({ appId: _app, useTotal, goodsIds, startTs, endTs, ...row }) => ({
        ...row,
        use_total: useTotal,
        goods_ids: goodsIds,
        start_ts: startTs,
        end_ts: endTs,
      }));
    },
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
