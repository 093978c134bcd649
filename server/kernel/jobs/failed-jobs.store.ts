/** A look at the jobs that failed, for people: tried once more, or let go. */
import { and, desc, eq, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Bus } from '#server/kernel/bus/bus.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { isUniqueViolation } from '#server/kernel/db/store-error.ts';
import { job } from './tables/job.ts';

const LISTED_MAX = 200;

export type FailedJobs = ReturnType<typeof createFailedJobs>;

const COLUMNS = {
  id: job.id,
  kind: job.kind,
  key: job.key,
  lane: job.lane,
  data: job.data,
  tries: job.tries,
  failedAt: job.failedAt,
  error: job.error,
  /** When it is tried again by itself; it is not where it failed for good. */
  runAt: job.runAt,
};

export function createFailedJobs(world: { db: Database; bus: Pick<Bus, 'publish'>; clock: Clock }) {
  const { db, bus, clock } = world;
  const isFailed = (id: number) => and(eq(job.id, id), isNotNull(job.failedAt), isNull(job.doneAt));
  /** Waits for another try, or for its next turn after one that failed, and runs nowhere at this moment. */
  const waitsAgain = (id: number) =>
    and(
      eq(job.id, id),
      isNotNull(job.error),
      isNull(job.doneAt),
      or(isNull(job.lockedUntil), lte(job.lockedUntil, clock.now())),
    );
  return {
    /** Those that failed for good, the newest first, and before them those whose newest try failed. */
    list: (limit = LISTED_MAX) =>
      db
        .select(COLUMNS)
        .from(job)
        .where(and(isNull(job.doneAt), or(isNotNull(job.failedAt), isNotNull(job.error))))
        .orderBy(desc(job.failedAt), desc(job.id))
        .limit(Math.min(limit, LISTED_MAX)),

    /**
     * All its tries anew, from now on. False where there is no job that failed of this id, where it runs at this
     * moment, or where a job of its key waits meanwhile.
     */
    retry: async (id: number): Promise<boolean> => {
      try {
        const [row] = await db
          .update(job)
          .set({ failedAt: null, tries: 0, runAt: clock.now() })
          .where(waitsAgain(id))
          .returning({ kind: job.kind });
        if (row !== undefined) await bus.publish('jobs.queued', { kind: row.kind });
        return row !== undefined;
      } catch (error) {
        if (isUniqueViolation(error)) return false;
        throw error;
      }
    },

    /** What waited behind it in its lane runs now. */
    discard: async (id: number): Promise<boolean> => {
      const [row] = await db.delete(job).where(isFailed(id)).returning({ kind: job.kind });
      if (row !== undefined) await bus.publish('jobs.queued', { kind: row.kind });
      return row !== undefined;
    },
  };
}
