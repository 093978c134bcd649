/** Runs the jobs that are due: woken by the bus, by the moment of the next job, and now and then to be sure. */
import type { Bus } from '#server/kernel/bus/bus.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Database } from '#server/kernel/db/db.ts';
import type { Job } from './define-job.ts';
import { createJobStore, type ClaimedJob } from './jobs.store.ts';
import { runTry, type TryWorld } from './run-try.ts';

export interface JobRunner {
  /** Begins, with what became due while no server ran; resolves when that was looked at. Never rejects. */
  start(): Promise<void>;
  /** Resolves when nothing is due and nothing runs here. */
  whenIdle(): Promise<void>;
  /** Takes no more jobs and waits for those that run. */
  stop(): Promise<void>;
}

export interface RunnerOptions extends Pick<TryWorld, 'onError'> {
  db: Database;
  bus: Pick<Bus, 'subscribe' | 'onGap'>;
  clock: Clock;
  jobs: readonly Job[];
  /** Jobs this node runs at a time. */
  atOnce?: number;
  leaseMs?: number;
  chance?: () => number;
}

const AT_ONCE = 4;
const LEASE_MS = 60_000;
/** Should an event be missed, a job waits no longer than this. */
const LOOK_WITHIN_MS = 30_000;
/** What is due but held by another transaction is looked for again after this. */
const LOOK_AFTER_MS = 100;
/** After a look that failed, most likely for want of a database. */
const AFTER_FAILURE_MS = 2_000;

/** @throws Error where two jobs have one name. */
export function makeJobRunner(options: RunnerOptions): JobRunner {
  const { db, bus, clock, onError, atOnce = AT_ONCE, leaseMs = LEASE_MS, chance = Math.random } = options;
  const jobs = byKind(options.jobs);
  const kinds = [...jobs.keys()];
  const store = createJobStore(db);
  const world: TryWorld = { store, clock, onError, leaseMs, chance };
  const running = new Set<Promise<void>>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looking: Promise<void> | undefined;
  let isAskedAgain = false;
  let hasRecurring = false;
  let state: 'new' | 'on' | 'stopped' = 'new';

  function begin(next: ClaimedJob): void {
    const job = jobs.get(next.kind);
    if (job === undefined) return;
    const attempt = runTry(job, next, world).then(() => {
      running.delete(attempt);
      void look();
    });
    running.add(attempt);
  }

  /** Takes what is due while there are hands; answers when to look again. */
  async function claimDue(): Promise<number> {
    if (!hasRecurring) for (const job of jobs.values()) await store.keepRecurring(job, clock.now());
    hasRecurring = true;
    const free = atOnce - running.size;
    // The first that ends looks again.
    if (free <= 0) return LOOK_WITHIN_MS;
    for (const next of await store.claim(kinds, free, clock.now(), leaseMs)) begin(next);
    const next = await store.nextDue(kinds);
    if (next === undefined) return LOOK_WITHIN_MS;
    return Math.min(LOOK_WITHIN_MS, Math.max(LOOK_AFTER_MS, next - clock.now()));
  }

  async function lookOnce(): Promise<void> {
    let waitMs = AFTER_FAILURE_MS;
    try {
      waitMs = await claimDue();
    } catch (error) {
      onError(error);
    }
    clearTimeout(timer);
    if (state !== 'on') return;
    timer = setTimeout(() => void look(), waitMs);
    timer.unref();
  }

  function look(): Promise<void> {
    if (state !== 'on') return Promise.resolve();
    isAskedAgain = looking !== undefined;
    looking ??= lookOnce().finally(() => {
      looking = undefined;
      if (isAskedAgain) void look();
    });
    return looking;
  }

  const stopHearing = bus.subscribe('jobs.queued', ({ kind }) => {
    if (jobs.has(kind)) void look();
  });
  const stopDoubting = bus.onGap(() => void look());

  return {
    start: () => {
      state = 'on';
      return look();
    },
    whenIdle: async () => {
      await look();
      while (looking !== undefined || running.size > 0) await Promise.all([looking, ...running]);
    },
    stop: async () => {
      state = 'stopped';
      clearTimeout(timer);
      stopHearing();
      stopDoubting();
      await looking;
      await Promise.all(running);
    },
  };
}

function byKind(jobs: readonly Job[]): ReadonlyMap<string, Job> {
  const jobsByKind = new Map(jobs.map((job) => [job.kind, job]));
  if (jobsByKind.size < jobs.length) {
    const names = jobs.map(({ kind }) => kind);
    const twice = names.filter((name, index) => names.indexOf(name) < index);
    throw new Error(`The shop server cannot start: the job ${twice.join(', ')} is defined twice.`);
  }
  return jobsByKind;
}
