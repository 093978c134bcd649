/** Holds the lease of a job while it runs. */
import type { Clock } from '#server/kernel/clock.ts';
import type { ClaimedJob, JobStore } from './jobs.store.ts';

export interface Lease {
  /** Aborted once the lease is lost. */
  readonly signal: AbortSignal;
  /** Renews no more; answers the lease as it stands. */
  end(): Promise<Pick<ClaimedJob, 'id' | 'lockedUntil'>>;
}

/** Renewals in the time of one lease: one that fails, for want of a database, is followed by others. */
const RENEWALS = 3;

export function holdLease(
  next: ClaimedJob,
  { store, clock, leaseMs }: { store: Pick<JobStore, 'renew'>; clock: Clock; leaseMs: number },
): Lease {
  const loss = new AbortController();
  let current = { id: next.id, lockedUntil: next.lockedUntil };
  let renewing: Promise<void> | undefined;

  async function renew(): Promise<void> {
    const until = clock.now() + leaseMs;
    try {
      if (await store.renew(current, until)) current = { ...current, lockedUntil: until };
      else loss.abort(new Error('another node has the job'));
    } catch (error) {
      if (clock.now() >= current.lockedUntil) loss.abort(error);
    } finally {
      renewing = undefined;
    }
  }
  const timer = setInterval(() => {
    renewing ??= renew();
  }, leaseMs / RENEWALS);
  timer.unref();
  return {
    signal: loss.signal,
    end: async () => {
      clearInterval(timer);
      await renewing;
      return current;
    },
  };
}
