/** Hourly removal of what has served its time: each area says what of its own that is. */
import { HOUR_MS } from '#schemas/time.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { removeExpiredKeys } from '#server/kernel/idempotency/run-once.ts';
import { removeDoneJobs } from '#server/kernel/jobs/jobs.store.ts';
import { removeOldCounters } from '#server/kernel/limits/limits.store.ts';
import { areas } from './areas.gen.ts';

const EVERY_MS = HOUR_MS;

export async function applyRetention(db: Database, now: number): Promise<void> {
  for (const remove of [removeOldCounters, removeDoneJobs, removeExpiredKeys]) await remove(db, now);
  for (const { retention = [] } of areas) for (const remove of retention) await remove(db, now);
}

/** Answers how to stop it; stopping waits for a run in progress. */
export function startRetention(db: Database, clock: Clock): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    // Where the database is away the next hour's run removes the same rows.
    running = applyRetention(db, clock.now()).catch(() => undefined);
  }, EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
