/** One try of a claimed job: under its lease, within its time, its end written down. */
import type { Clock } from '#server/kernel/clock.ts';
import { firstLine, toStoreError } from '#server/kernel/db/store-error.ts';
import { defineCounter } from '../metrics/counters.ts';
import { inSpan } from '../trace/trace.ts';
import { backoffMs } from './backoff.ts';
import type { Job } from './define-job.ts';
import type { ClaimedJob, JobStore } from './jobs.store.ts';
import { holdLease } from './lease.ts';

const jobTries = defineCounter('job_tries_total', 'Tries of jobs by kind, and how they ended.', [
  'kind',
  'result',
]);

export interface TryWorld {
  store: JobStore;
  clock: Clock;
  /** Told of each try that failed, and of looks that found no database. */
  onError: (error: unknown, job?: Pick<ClaimedJob, 'id' | 'kind' | 'tries'>) => void;
  /** A node that is not heard of for so long has lost the job. */
  leaseMs: number;
  /** From 0 up to 1. */
  chance: () => number;
}

/** Never rejects: where the end cannot be written, the lease runs out and the job is tried again. */
export async function runTry(job: Job, attempt: ClaimedJob, world: TryWorld): Promise<void> {
  const { onError } = world;
  const { id, tries } = attempt;
  const lease = holdLease(attempt, world);
  let fault: { error: unknown } | undefined;
  try {
    await inSpan(
      `job ${job.kind}`,
      { kind: 'consumer', isRoot: true, attributes: { 'shop.tries': tries } },
      async () => {
        try {
          await withinTime(job, lease.signal, (signal) => job.run(attempt.data, { id, tries, signal }));
        } catch (error) {
          // Within the span, so that the line names its trace.
          onError(error, attempt);
          throw error;
        }
      },
    );
  } catch (error) {
    fault = { error };
  }
  jobTries.add({ kind: job.kind, result: fault === undefined ? 'done' : 'failed' });
  try {
    await writeEnd(job, { ...attempt, ...(await lease.end()) }, fault, world);
  } catch (error) {
    onError(error, attempt);
  }
}

/** A handler that hears no signal is waited for no longer: its lease ends here. */
async function withinTime(
  { withinMs }: Job,
  lossSignal: AbortSignal,
  run: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new Error('the job took too long')), withinMs);
  const signal = AbortSignal.any([lossSignal, late.signal]);
  const abortion = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(toError(signal.reason)), { once: true });
  });
  try {
    await Promise.race([run(signal), abortion]);
  } finally {
    clearTimeout(timer);
  }
}

async function writeEnd(
  { everyMs }: Job,
  attempt: ClaimedJob,
  fault: { error: unknown } | undefined,
  { store, clock, chance }: TryWorld,
): Promise<void> {
  const now = clock.now();
  const { tries, maxTries } = attempt;
  const message = fault === undefined ? null : describe(fault.error);
  // A turn that is tried again is over before the next one.
  const waitMs = Math.min(backoffMs(tries, chance()), everyMs ?? Number.POSITIVE_INFINITY);
  if (message !== null && tries < maxTries) await store.retry(attempt, now + waitMs, message);
  else if (everyMs !== undefined) await store.again(attempt, now + everyMs, message);
  else if (message === null) await store.finish(attempt, now);
  else await store.giveUp(attempt, now, message);
}

/** What people are shown: never a statement or its values. */
function describe(error: unknown): string {
  return firstLine(toError(toStoreError('job', error)).message).replaceAll('\0', '');
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
