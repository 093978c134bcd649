/** How many jobs are not done, for /metrics: three counts by partial indexes. */
import { sql } from 'drizzle-orm';
import { exactSecondsOf } from '#schemas/time.ts';
import type { Database } from '#server/kernel/db/db.ts';
import type { JobFigures } from '../metrics/part-metrics.ts';
import { job } from './tables/job.ts';

/** @param now Unix milliseconds */
export async function readJobFigures(db: Database, now: number): Promise<JobFigures> {
  const isOpen = sql`${job.doneAt} is null and ${job.failedAt} is null`;
  const isDue = sql`${isOpen} and ${job.runAt} <= ${now} and coalesce(${job.lockedUntil}, 0) <= ${now}`;
  const [row] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${isOpen})`.mapWith(Number),
      failed: sql<number>`count(*) filter (where ${job.failedAt} is not null)`.mapWith(Number),
      oldest: sql<number | null>`min(${job.runAt}) filter (where ${isDue})`,
    })
    .from(job)
    .where(sql`${job.doneAt} is null`);
  const oldest = row?.oldest ?? null;
  return {
    waiting: row?.waiting ?? 0,
    failedCount: row?.failed ?? 0,
    lateSeconds: oldest === null ? 0 : Math.max(0, exactSecondsOf(now - Number(oldest))),
  };
}
