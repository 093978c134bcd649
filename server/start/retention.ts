/** Hourly removal of what has served its time: each area says what of its own that is. */
import { HOUR_MS } from '#schemas/time.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { removeExpiredKeys } from '#server/kernel/idempotency/run-once.ts';
import { recurringJob, type Job } from '#server/kernel/jobs/define-job.ts';
import { removeDoneJobs } from '#server/kernel/jobs/jobs.store.ts';
import { tryEach } from '#server/kernel/jobs/try-each.ts';
import { removeOldCounters } from '#server/kernel/limits/limits.store.ts';
import { areas } from './areas.gen.ts';

const OF_KERNEL = [removeOldCounters, removeDoneJobs, removeExpiredKeys];

/** @throws AggregateError once all that can be removed is. */
export async function applyRetention(db: Database, now: number): Promise<void> {
  const all = [...OF_KERNEL, ...areas.flatMap(({ retention = [] }) => retention)];
  await tryEach(all, (remove) => remove(db, now));
}

export function retentionJob(db: Database, clock: Clock): Job {
  return recurringJob('retention.apply', HOUR_MS, () => applyRetention(db, clock.now()));
}
