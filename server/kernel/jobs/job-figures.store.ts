/** How many jobs are not done, for /metrics: one read by partial indexes. */
import { sql } from 'drizzle-orm';
import { exactSecondsOf } from '#schemas/time.ts';
import type { Database } from '#server/kernel/db/db.ts';
import type { JobCounts, JobFigures } from '../metrics/part-metrics.ts';
import { DELIVERY_MARK } from '../outbox/outbox.ts';
import { job } from './tables/job.ts';

interface Counts {
  waiting: number;
  running: number;
  failedCount: number;
  /** Unix milliseconds; null where none is due. */
  oldest: number | null;
}

const NONE: Counts = { waiting: 0, running: 0, failedCount: 0, oldest: null };

function join(parts: readonly Counts[], now: number): JobCounts {
  const sum = (field: 'waiting' | 'running' | 'failedCount') =>
    parts.reduce((total, part) => total + part[field], 0);
  const oldest = Math.min(now, ...parts.flatMap((part) => part.oldest ?? []));
  return {
    waiting: sum('waiting'),
    running: sum('running'),
    failedCount: sum('failedCount'),
    lateSeconds: exactSecondsOf(now - oldest),
  };
}

/** @param now Unix milliseconds */
export async function readJobFigures(db: Database, now: number): Promise<JobFigures> {
  const isOpen = sql`${job.doneAt} is null and ${job.failedAt} is null`;
  const isHeld = sql`coalesce(${job.lockedUntil}, 0) > ${now}`;
  const isDue = sql`${isOpen} and ${job.runAt} <= ${now} and not ${isHeld}`;
  const isDelivery = sql<boolean>`strpos(${job.kind}, ${DELIVERY_MARK}) > 0`;
  const rows = await db
    .select({
      isDelivery: isDelivery.as('is_delivery'),
      waiting: sql<number>`count(*) filter (where ${isOpen} and not ${isHeld})`.mapWith(Number),
      running: sql<number>`count(*) filter (where ${isOpen} and ${isHeld})`.mapWith(Number),
      failedCount: sql<number>`count(*) filter (where ${job.failedAt} is not null)`.mapWith(Number),
      oldest: sql<number | null>`min(${job.runAt}) filter (where ${isDue})`.mapWith(Number),
    })
    .from(job)
    .where(sql`${job.doneAt} is null`)
    .groupBy(sql`is_delivery`);
  const outbox = rows.find((row) => row.isDelivery) ?? NONE;
  return { all: join(rows, now), outbox: join([outbox], now) };
}
