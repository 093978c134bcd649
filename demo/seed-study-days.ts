/** Writes the days demo people studied on, and dates them anew: no report stands behind them, which is how they are known. */
import { and, eq } from 'drizzle-orm';
import { studyDay } from '#server/areas/learning/tables/study-day.ts';
import { dayAt } from '#server/areas/shop/area.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { MINUTE_MS } from '#schemas/time.ts';
import type { DemoStudyDay } from './demo-shop.ts';

/** A day with the id of the person it is of. */
type DayOfUser = DemoStudyDay & { user_id: string };

/** Of a day no report ever added to. */
const UNREPORTED = 0;

export async function seedStudyDays(db: Database, appId: string, rows: readonly DayOfUser[]): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map((row) => ({
    appId,
    userId: row.user_id,
    day: dayAt(row.day),
    resourceId: row.resource_id,
    productId: row.product_id,
    creditedMs: row.minutes * MINUTE_MS,
    reportedMs: 0,
    updatedAt: UNREPORTED,
  }));
  await db.insert(studyDay).values(values).onConflictDoNothing();
}

/** Whatever was really studied since stays as it is. */
export async function freshenStudyDays(
  db: Database,
  appId: string,
  rows: readonly DayOfUser[],
): Promise<void> {
  await db.delete(studyDay).where(and(eq(studyDay.appId, appId), eq(studyDay.updatedAt, UNREPORTED)));
  await seedStudyDays(db, appId, rows);
}
