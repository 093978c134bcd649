/** Writes a demo shop's coupons, and dates them anew. */
import { sql } from 'drizzle-orm';
import type { CouponRow } from '#server/areas/coupons/store/coupon-rows.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { coupon } from '#server/areas/coupons/tables/coupons.ts';

function valuesOf(appId: string, row: CouponRow): typeof coupon.$inferInsert {
  const { goods_ids: goodsIds, start_ts: startTs, end_ts: endTs, use_total: useTotal, ...rest } = row;
  return { ...rest, appId, goodsIds, startTs, endTs, useTotal };
}

export async function seedCoupons(db: Database, appId: string, rows: readonly CouponRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db.insert(coupon).values(rows.map((row) => valuesOf(appId, row)));
}

/** Gives the demo's coupons the times of `rows`; what was claimed stays claimed. */
export async function freshenCoupons(db: Database, appId: string, rows: readonly CouponRow[]): Promise<void> {
  await db.execute(sql`
    update ${coupon} set start_ts = fresh.start_ts, end_ts = fresh.end_ts
    from json_to_recordset(${JSON.stringify(rows)}::json) as fresh(id text, start_ts bigint, end_ts bigint)
    where ${coupon.appId} = ${appId} and ${coupon.id} = fresh.id`);
}
