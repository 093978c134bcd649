/** Dates the demo's goods, coupons, comments and learning anew, so that offers and broadcasts stay as designed in a database seeded long ago. */
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '#server/kernel/db/db.ts';
import { goods } from '#server/areas/catalogue/tables/goods.ts';
import { setting } from '#server/kernel/db/installation.ts';
import type { DemoShop } from './demo-shop.ts';
import { DATED_KEY, PROGRESS_KEY, writeSetting } from './progress.ts';
import { freshenZones } from './seed-doors.ts';
import { ownedRecords, ownedRights, ownedStudyDays } from './seed.ts';
import { freshenComments } from './seed-comments.ts';
import { freshenDetails } from './seed-details.ts';
import { freshenCoupons } from './seed-coupons.ts';
import { freshenLive } from './seed-live.ts';
import { freshenTasks } from './seed-tasks.ts';
import { freshenRecords } from './seed-records.ts';
import { freshenStudyDays } from './seed-study-days.ts';
import { freshenOrders } from './seed-orders.ts';
import { freshenEntitlements } from './seed-rights.ts';

/** Younger demo data are as they were designed: the shortest offer lasts longer. */
const FRESH_MS = 12 * 3600 * 1000;

/** True where demo shops were seeded, and their times last counted from a moment half a day ago or more. */
export async function isAged(db: Database, now: number): Promise<boolean> {
  const rows = await db
    .select()
    .from(setting)
    .where(inArray(setting.key, [PROGRESS_KEY, DATED_KEY]));
  const facts = new Map(rows.map(({ key, value }) => [key, value]));
  return facts.get(PROGRESS_KEY) === 'done' && now - Number(facts.get(DATED_KEY) ?? 0) >= FRESH_MS;
}

/**
 * Gives the goods, coupons, comments, learning, tasks, rights and zones of the demo the times `shops` were built with, all in one
 * transaction. What a merchant made, and everything but times, stays as it is.
 */
export async function freshenDemo(db: Database, shops: readonly DemoShop[], now: number): Promise<void> {
  await db.transaction(async (tx) => {
    for (const shop of shops) {
      const { info, goods: rows, coupons, documents } = shop;
      await tx.execute(sql`
        update ${goods} set marketing_end_ts = fresh.marketing_end_ts, start_ts = fresh.start_ts,
          created_ts = fresh.created_ts, updated_ts = fresh.updated_ts
        from json_to_recordset(${JSON.stringify(rows)}::json) as fresh(
          id text, marketing_end_ts bigint, start_ts bigint, created_ts bigint, updated_ts bigint)
        where ${goods.appId} = ${info.app_id} and ${goods.id} = fresh.id`);
      await freshenDetails(tx, info.app_id, shop.details);
      await freshenCoupons(tx, info.app_id, coupons);
      await freshenZones(tx, now, info.app_id, documents);
      await freshenComments(tx, info.app_id, shop.comments);
      await freshenRecords(tx, info.app_id, ownedRecords(shop));
      await freshenStudyDays(tx, info.app_id, ownedStudyDays(shop));
      await freshenTasks(tx, info.app_id, shop.tasks);
      await freshenLive(tx, info.app_id, shop.rooms);
      await freshenEntitlements(tx, info.app_id, ownedRights(shop));
      await freshenOrders(tx, shop);
    }
    await writeSetting(tx, DATED_KEY, String(now));
  });
}
