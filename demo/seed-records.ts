/** Writes what demo people have studied, and dates it anew. */
import { sql } from 'drizzle-orm';
import { DAY_MS, msOf } from '#schemas/time.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { learningRecord } from '#server/areas/learning/tables/learning.ts';
import { studyDay } from '#server/areas/learning/tables/study-day.ts';
import { dayAt } from '#server/areas/shop/area.ts';
import type { DemoRecord } from './demo-shop.ts';

/** A record with the id of the person it is of. */
type RecordOfUser = DemoRecord & { user_id: string };

export async function seedRecords(db: Database, appId: string, rows: readonly RecordOfUser[]): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map((row) => ({
    appId,
    userId: row.user_id,
    resourceId: row.resource_id,
    productId: row.product_id,
    resourceType: row.resource_type,
    learnProgress: row.learn_progress,
    maxLearnProgress: row.max_learn_progress,
    orgLearnProgress: row.org_learn_progress,
    finishedAt: row.finished_at,
    lastLearnAt: row.last_learn_at,
    stayTime: row.stay_time,
    creditedMs: msOf(row.stay_time),
  }));
  await db.insert(learningRecord).values(values);
  await db.insert(studyDay).values(rows.flatMap((row) => daysStudied(appId, row)));
}

/** At most so much of one lesson on a day. */
const DAY_SECONDS = 1800;

/** The days up to the last one, as many as its time takes. */
function daysStudied(appId: string, row: RecordOfUser): (typeof studyDay.$inferInsert)[] {
  const count = Math.ceil(row.stay_time / DAY_SECONDS);
  return Array.from({ length: count }, (_none, before) => ({
    appId,
    userId: row.user_id,
    resourceId: row.resource_id,
    productId: row.product_id,
    day: dayAt(row.last_learn_at - before * DAY_MS),
    creditedMs: msOf(Math.min(DAY_SECONDS, row.stay_time - before * DAY_SECONDS)),
    reportedMs: 0,
    updatedAt: row.last_learn_at,
  }));
}

/** Whatever was really studied since stays as it is. */
export async function freshenRecords(
  db: Database,
  appId: string,
  rows: readonly RecordOfUser[],
): Promise<void> {
  await db.execute(sql`
    update ${learningRecord} set last_learn_at = fresh.last_learn_at, finished_at = fresh.finished_at
    from json_to_recordset(${JSON.stringify(rows)}::json) as fresh(
      user_id text, resource_id text, product_id text, last_learn_at bigint, finished_at bigint,
      learn_progress int, stay_time int)
    where ${learningRecord.appId} = ${appId} and ${learningRecord.userId} = fresh.user_id
      and ${learningRecord.resourceId} = fresh.resource_id and ${learningRecord.productId} = fresh.product_id
      and ${learningRecord.learnProgress} = fresh.learn_progress and ${learningRecord.stayTime} = fresh.stay_time
      and ${learningRecord.lastLearnAt} < fresh.last_learn_at`);
}
