/** Rows of jobs: claimed under a lease, ended by whoever holds it still. */
import {
  aliasedTable,
  and,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import { CLOCK_SLACK_MS } from '../clock.ts';
import { LONGEST_BACKOFF_MS } from './backoff.ts';
import type { Database } from '#server/kernel/db/db.ts';
import type { Job } from './define-job.ts';
import { job } from './tables/job.ts';

/** A job that is this node's until `lockedUntil`. */
export interface ClaimedJob {
  id: number;
  kind: string;
  data: unknown;
  tries: number;
  maxTries: number;
  lockedUntil: number;
}

type Lease = Pick<ClaimedJob, 'id' | 'lockedUntil'>;

const CLAIMED = { id: job.id, kind: job.kind, data: job.data, tries: job.tries, maxTries: job.maxTries };
const DONE_KEPT_MS = 7 * 24 * 60 * 60_000;
const RECURRING_KEY = 'recurring';

export function createJobStore(db: Database) {
  return {
    /** Takes up to `count` jobs that are due, the longest due first; two nodes never take the same. */
    claim: async (
      kinds: readonly string[],
      count: number,
      now: number,
      leaseMs: number,
    ): Promise<ClaimedJob[]> => {
      const due = db.$with('due').as(
        db
          .select({ id: job.id })
          .from(job)
          .where(and(isRunnable(db, kinds), isDue(now), isFree(now, leaseMs)))
          .orderBy(job.runAt, job.id)
          .limit(count)
          .for('update', { skipLocked: true }),
      );
      const rows = await db
        .with(due)
        .update(job)
        .set({ lockedUntil: now + leaseMs, tries: sql`${job.tries} + 1` })
        .where(inArray(job.id, db.select({ id: due.id }).from(due)))
        .returning({ ...CLAIMED, runAt: job.runAt });
      return rows
        .sort((one, other) => one.runAt - other.runAt || one.id - other.id)
        .map(({ runAt: _runAt, ...one }) => ({ ...one, lockedUntil: now + leaseMs }));
    },

    /** When a job can be claimed next, without those that run now; undefined where none waits. */
    nextDue: async (kinds: readonly string[]): Promise<number | undefined> => {
      const free = sql`greatest(${job.runAt}, coalesce(${job.lockedUntil}, 0))`;
      const [row] = await db
        .select({ at: sql<number | null>`min(${free})`.mapWith(Number) })
        .from(job)
        .where(isRunnable(db, kinds));
      return row?.at ?? undefined;
    },

    /** False where the lease was lost: another node has the job now, or had it. */
    renew: (lease: Lease, until: number) => end(db, lease, { lockedUntil: until }),
    finish: (lease: Lease, now: number) => end(db, lease, { doneAt: now, lockedUntil: null, error: null }),
    /** Another try at `runAt`. */
    retry: (lease: Lease, runAt: number, error: string) =>
      end(db, lease, { runAt, lockedUntil: null, error }),
    /** No more tries. */
    giveUp: (lease: Lease, now: number, error: string) =>
      end(db, lease, { failedAt: now, lockedUntil: null, error }),
    /** The next turn of a recurring job; `error` where this one failed. */
    again: (lease: Lease, runAt: number, error: string | null) =>
      end(db, lease, { runAt, tries: 0, lockedUntil: null, error }),

    /** Sees that a recurring job has its one row, due no later than its interval says. */
    keepRecurring: async (
      { kind, maxTries, everyMs }: Pick<Job, 'kind' | 'maxTries' | 'everyMs'>,
      now: number,
    ) => {
      if (everyMs === undefined) return;
      const isThis = and(eq(job.kind, kind), eq(job.key, RECURRING_KEY), isOpen);
      await db
        .insert(job)
        .values({ kind, key: RECURRING_KEY, data: {}, runAt: now, maxTries })
        .onConflictDoNothing({ target: [job.kind, job.key], where: isOpen });
      await db
        .update(job)
        .set({ runAt: sql`least(${job.runAt}, ${now + everyMs})` })
        .where(and(isThis, isNull(job.lockedUntil)));
    },
  };
}

export type JobStore = ReturnType<typeof createJobStore>;

/** Gives back every lease: where no other process can be running the jobs, whoever held them is gone. */
export async function releaseLeases(db: Database): Promise<void> {
  await db.update(job).set({ lockedUntil: null }).where(isNotNull(job.lockedUntil));
}

/** Jobs that were done are kept a week for a look back; those that failed until somebody decides. */
export async function removeDoneJobs(db: Database, now: number): Promise<void> {
  await db.delete(job).where(lt(job.doneAt, now - DONE_KEPT_MS));
}

const isOpen = sql`${job.doneAt} is null and ${job.failedAt} is null`;

/**
 * Its moment came, or was written by a clock that ran ahead (ADR-478): a job asked for at once, and one that is tried
 * again, wait no longer than the longest pause between two tries. Others wait for the moment they were asked for.
 */
const isDue = (now: number) =>
  or(
    lte(job.runAt, now),
    and(or(job.atOnce, gt(job.tries, 0)), gt(job.runAt, now + LONGEST_BACKOFF_MS + CLOCK_SLACK_MS)),
  );

/** A lease longer than any that can be held was taken by a clock that ran ahead. */
const isFree = (now: number, leaseMs: number) =>
  or(isNull(job.lockedUntil), lte(job.lockedUntil, now), gt(job.lockedUntil, now + leaseMs + CLOCK_SLACK_MS));

/** Neither done nor given up, known to this node, and the first of its lane. */
function isRunnable(db: Database, kinds: readonly string[]) {
  const before = aliasedTable(job, 'before');
  const isBehind = db
    .select({ id: before.id })
    .from(before)
    .where(and(eq(before.lane, job.lane), lt(before.id, job.id), isNull(before.doneAt)));
  return and(isOpen, inArray(job.kind, [...kinds]), or(isNull(job.lane), notExists(isBehind)));
}

async function end(db: Database, lease: Lease, change: Partial<typeof job.$inferInsert>): Promise<boolean> {
  const rows = await db
    .update(job)
    .set(change)
    .where(and(eq(job.id, lease.id), eq(job.lockedUntil, lease.lockedUntil)))
    .returning({ id: job.id });
  return rows.length > 0;
}
