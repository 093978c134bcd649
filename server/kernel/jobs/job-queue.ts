/** Asks for jobs: in the caller's transaction, so that work and the job that follows it are one commit. */
import { sql } from 'drizzle-orm';
import type { Bus } from '#server/kernel/bus/bus.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { insertOf } from '#server/kernel/db/insert-of.ts';
import { afterCommit } from '#server/kernel/db/transaction.ts';
import type { JobData, JobKind } from './define-job.ts';
import { job } from './tables/job.ts';

const insertJob = insertOf(job, ['kind', 'key', 'lane', 'data', 'runAt', 'atOnce', 'maxTries']);

interface JobOptions {
  /** Nothing is added while a job of this kind and key waits or runs. */
  key?: string;
  /** Jobs of one lane run one after the other; one that failed for good holds up those behind it. */
  lane?: string;
  /** Unix milliseconds before which it does not run; now where absent. */
  runAt?: number;
}

export interface JobQueue {
  /** False where a job of this key is there already. Runs once `db` has committed. */
  enqueue<Data extends JobData>(
    db: Database,
    kind: JobKind<Data>,
    data: Data,
    options?: JobOptions,
  ): Promise<boolean>;
}

export function createJobQueue(world: { bus: Pick<Bus, 'publish'>; clock: Clock }): JobQueue {
  const { bus, clock } = world;
  return {
    enqueue: async (db, { name: kind, maxTries }, data, { key, lane, runAt: at } = {}) => {
      const row = { kind, key, lane, data, runAt: at ?? clock.now(), atOnce: at === undefined, maxTries };
      const { rows } = await db.execute(
        sql`${insertJob(row)} on conflict (kind, key) where done_at is null and failed_at is null do nothing returning id`,
      );
      if (rows.length > 0) await afterCommit(db, () => bus.publish('jobs.queued', { kind }));
      return rows.length > 0;
    },
  };
}
