/** Durable jobs on both databases: asked for in a transaction, run once at a time, tried again, looked at. */
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withDatabase } from '../../../tests/support/database.ts';
import type { Bus } from '../bus/bus.ts';
import { createMemoryBus } from '../bus/memory.ts';
import { defineJob, handleJob, recurringJob, type Job, type JobTry } from './define-job.ts';
import { createFailedJobs } from './failed-jobs.store.ts';
import { createJobQueue, type JobQueue } from './job-queue.ts';
import { makeJobRunner, type JobRunner, type RunnerOptions } from './job-runner.ts';
import { createJobStore, removeDoneJobs } from './jobs.store.ts';
import { job } from './tables/job.ts';

const START = 1_800_000_000_000;
const LEASE_MS = 60_000;
const database = withDatabase();
const db = () => database().db;

let now = START;
const clock = { now: () => now };
let bus: Bus;
let queue: JobQueue;
let notices: string[] = [];
let runners: JobRunner[] = [];

beforeEach(async () => {
  await db().delete(job);
  now = START;
  notices = [];
  bus = createMemoryBus();
  queue = createJobQueue({ bus, clock });
});

afterEach(async () => {
  await Promise.all(runners.splice(0).map((runner) => runner.stop()));
});

/** A node that runs these jobs; the half of every wait is left to chance, and chance is nothing here. */
async function node(jobs: readonly Job[], options: Partial<RunnerOptions> = {}): Promise<JobRunner> {
  const onError = (error: unknown) => notices.push(error instanceof Error ? error.message : String(error));
  const runner = makeJobRunner({ db: db(), bus, clock, jobs, onError, chance: () => 0, ...options });
  runners.push(runner);
  await runner.start();
  return runner;
}

const readText = (storedValue: unknown) => {
  if (typeof storedValue !== 'string') throw new Error('not the text of a letter');
  return storedValue;
};
const letter = defineJob({ name: 'letter.send', read: readText, maxTries: 3 });

/** A handler that notes what it was given, and fails while `fails` says so. */
function noting(fails: (text: string, attempt: JobTry) => boolean = () => false) {
  const seenItems: string[] = [];
  const handler = handleJob(letter, async (text, attempt) => {
    seenItems.push(text);
    await Promise.resolve();
    if (fails(text, attempt)) throw new Error(`${text} was not taken`);
  });
  return { seen: seenItems, handler };
}

describe('asking for a job', () => {
  it('is one commit with the work it follows', async () => {
    const { seen, handler } = noting();
    const runner = await node([handler]);
    const failPromise = db().transaction(async (tx) => {
      await queue.enqueue(tx, letter, 'of nothing');
      throw new Error('no stock');
    });
    await expect(failPromise).rejects.toThrow('no stock');
    await db().transaction(async (tx) => {
      await queue.enqueue(tx, letter, 'bought');
    });
    await runner.whenIdle();
    expect(seen).toEqual(['bought']);
  });

  it('is done by a node that found no database when it started', async () => {
    const { seen, handler } = noting();
    let isAway = true;
    const flaky = new Proxy(db(), {
      get: (target, name, receiver) => {
        if (isAway) throw new Error('no database');
        const member: unknown = Reflect.get(target, name, receiver);
        return member;
      },
    });
    let turns = 0;
    const hourly = recurringJob('cleaning.run', 3_600_000, () => ((turns += 1), Promise.resolve()));
    const runner = await node([handler, hourly], { db: flaky });
    expect(notices).toEqual(['no database']);
    isAway = false;
    await queue.enqueue(db(), letter, 'patient');
    await runner.whenIdle();
    expect([seen, turns]).toEqual([['patient'], 1]);
  });

  it('is looked for again by a node whose look failed, though nothing calls it', async () => {
    const { seen, handler } = noting();
    await queue.enqueue(db(), letter, 'there already');
    let isAway = true;
    const flaky = new Proxy(db(), {
      get: (target, name, receiver) => {
        if (isAway) throw new Error('no database');
        const member: unknown = Reflect.get(target, name, receiver);
        return member;
      },
    });
    await node([handler], { db: flaky });
    isAway = false;
    await vi.waitFor(() => expect(seen).toEqual(['there already']), 10_000);
  });

  it('is not lost where it is asked for in the middle of a look', async () => {
    const { seen, handler } = noting();
    let goOn = (): void => undefined;
    const nothing = new Promise<never[]>((resolve) => (goOn = () => resolve([])));
    let looks = 0;
    // The first look hears late, and then that nothing waits.
    const slow = new Proxy(db(), {
      get: (target, name, receiver) => {
        const member: unknown = Reflect.get(target, name, receiver);
        if (name !== 'select') return member;
        return (fields: Parameters<typeof target.select>[0]) => {
          if (!('at' in fields) || looks > 0) return target.select(fields);
          looks += 1;
          return { from: () => ({ where: () => nothing }) };
        };
      },
    });
    const startedRunner = node([handler], { db: slow });
    await vi.waitFor(() => expect(looks).toBe(1), 5_000);
    await queue.enqueue(db(), letter, 'meanwhile');
    goOn();
    await startedRunner;
    await vi.waitFor(() => expect(seen).toEqual(['meanwhile']), 5_000);
  });

  it('wakes a node that sleeps', async () => {
    const { seen, handler } = noting();
    await node([handler]);
    await queue.enqueue(db(), letter, 'now');
    await vi.waitFor(() => expect(seen).toEqual(['now']), 5_000);
  });

  it('for a later moment lets it wait until then', async () => {
    const { seen, handler } = noting();
    const runner = await node([handler]);
    await queue.enqueue(db(), letter, 'later', { runAt: START + 5_000 });
    await runner.whenIdle();
    expect(seen).toEqual([]);
    now = START + 5_000;
    await runner.whenIdle();
    expect(seen).toEqual(['later']);
  });

  it('with the key of one that waits adds nothing; after its end it does', async () => {
    const { seen, handler } = noting();
    expect(await queue.enqueue(db(), letter, 'first', { key: 'u_1' })).toBe(true);
    expect(await queue.enqueue(db(), letter, 'second', { key: 'u_1' })).toBe(false);
    expect(await queue.enqueue(db(), letter, 'other', { key: 'u_2' })).toBe(true);
    const runner = await node([handler]);
    await runner.whenIdle();
    expect(await queue.enqueue(db(), letter, 'third', { key: 'u_1' })).toBe(true);
    await runner.whenIdle();
    expect(seen).toEqual(['first', 'other', 'third']);
  });

  it('of a kind this node does not know leaves it to nodes that do', async () => {
    const { seen, handler } = noting();
    await queue.enqueue(db(), defineJob({ name: 'film.cut', read: readText }), 'newer');
    await queue.enqueue(db(), letter, 'known');
    await (await node([handler])).whenIdle();
    expect(seen).toEqual(['known']);
    expect(await db().select({ kind: job.kind }).from(job).where(eq(job.tries, 0))).toEqual([
      { kind: 'film.cut' },
    ]);
  });
});

describe('a job that fails', () => {
  it('is tried again, each time after twice as long, until it is done', async () => {
    const { seen, handler } = noting((_text, { tries }) => tries < 3);
    const runner = await node([handler]);
    await queue.enqueue(db(), letter, 'stubborn');
    const triedItems: [number, number][] = [];
    for (const at of [0, 499, 500, 1_499, 1_500]) {
      now = START + at;
      await runner.whenIdle();
      triedItems.push([at, seen.length]);
    }
    expect(triedItems).toEqual([
      [0, 1],
      [499, 1],
      [500, 2],
      [1_499, 2],
      [1_500, 3],
    ]);
    expect(notices).toEqual(['stubborn was not taken', 'stubborn was not taken']);
    expect(await db().select({ doneAt: job.doneAt, error: job.error }).from(job)).toEqual([
      { doneAt: START + 1_500, error: null },
    ]);
  });

  it('for good is seen, tried anew on demand, or let go', async () => {
    let isDown = true;
    const { seen, handler } = noting(() => isDown);
    const runner = await node([handler]);
    const failedValue = createFailedJobs({ db: db(), bus, clock });
    await queue.enqueue(db(), letter, 'lost', { key: 'u_1' });
    for (const at of [0, 500, 1_500, 100_000]) {
      now = START + at;
      await runner.whenIdle();
    }
    expect(seen).toHaveLength(3);
    const [match] = await failedValue.list();
    expect(match).toMatchObject({
      kind: 'letter.send',
      key: 'u_1',
      data: 'lost',
      tries: 3,
      failedAt: START + 1_500,
      error: 'lost was not taken',
    });
    const id = match?.id ?? 0;
    isDown = false;
    await queue.enqueue(db(), letter, 'another', { key: 'u_1', runAt: now + 1 });
    expect(await failedValue.retry(id)).toBe(false);
    now += 1;
    await runner.whenIdle();
    expect(await failedValue.retry(id)).toBe(true);
    await runner.whenIdle();
    expect(seen.slice(3)).toEqual(['another', 'lost']);
    expect([await failedValue.list(), await failedValue.retry(id), await failedValue.discard(id)]).toEqual([
      [],
      false,
      false,
    ]);
  });

  it('once is seen while it waits for its next try, and tried at once on demand', async () => {
    let isDown = true;
    const { seen, handler } = noting(() => isDown);
    const runner = await node([handler]);
    const failedValue = createFailedJobs({ db: db(), bus, clock });
    await queue.enqueue(db(), letter, 'late');
    await runner.whenIdle();
    const [match] = await failedValue.list();
    expect(match).toMatchObject({
      tries: 1,
      failedAt: null,
      runAt: START + 500,
      error: 'late was not taken',
    });
    isDown = false;
    expect(await failedValue.retry(match?.id ?? 0)).toBe(true);
    await runner.whenIdle();
    expect([seen, await failedValue.list()]).toEqual([['late', 'late'], []]);
  });

  it('says so where its data are of a version that cannot be read', async () => {
    const { seen, handler } = noting();
    const older = defineJob({ name: letter.name, read: (storedValue) => storedValue ?? {}, maxTries: 1 });
    await queue.enqueue(db(), older, { text: 'old' });
    await (await node([handler])).whenIdle();
    expect(seen).toEqual([]);
    expect(await createFailedJobs({ db: db(), bus, clock }).list()).toMatchObject([
      { error: 'not the text of a letter', data: { text: 'old' } },
    ]);
  });

  it('because it hangs is given up when its time is over, and told so', async () => {
    const signals: AbortSignal[] = [];
    const hanging = handleJob(
      { ...letter, maxTries: 1 },
      (_text, { signal }) => {
        signals.push(signal);
        return new Promise(() => undefined);
      },
      10,
    );
    await queue.enqueue(db(), { ...letter, maxTries: 1 }, 'hangs');
    await (await node([hanging])).whenIdle();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(notices).toEqual(['the job took too long']);
    expect(await createFailedJobs({ db: db(), bus, clock }).list()).toHaveLength(1);
  });
});

describe('several nodes', () => {
  it('never run one job twice at a time, and run each once', async () => {
    const runs = new Map<string, number>();
    let most = 0;
    let open = 0;
    const handler = handleJob(letter, async (text) => {
      runs.set(text, (runs.get(text) ?? 0) + 1);
      most = Math.max(most, (open += 1));
      await new Promise((resolve) => setImmediate(resolve));
      open -= 1;
    });
    const texts = Array.from({ length: 60 }, (_, index) => `letter ${String(index)}`);
    for (const text of texts) await queue.enqueue(db(), letter, text);
    const nodes = await Promise.all([node([handler]), node([handler]), node([handler])]);
    for (const one of nodes) await one.whenIdle();
    expect([...runs.values()]).toEqual(texts.map(() => 1));
    expect([...runs.keys()].sort()).toEqual([...texts].sort());
    expect(most).toBeGreaterThan(1);
  });

  it('take over the job of one that is gone once its lease is over, and its late end counts no more', async () => {
    const { seen, handler } = noting();
    await queue.enqueue(db(), letter, 'orphan');
    const store = createJobStore(db());
    const [lostJob] = await store.claim([letter.name], 1, now, LEASE_MS);
    if (lostJob === undefined) throw new Error('nothing to claim');
    const runner = await node([handler]);
    now = START + LEASE_MS - 1;
    await runner.whenIdle();
    expect(seen).toEqual([]);
    now = START + LEASE_MS;
    await runner.whenIdle();
    expect(seen).toEqual(['orphan']);
    expect([await store.finish(lostJob, now), await store.renew(lostJob, now + 1)]).toEqual([false, false]);
  });

  it('take over a job whose lease a clock ahead took, as soon as the clock is right', async () => {
    const { seen, handler } = noting();
    await queue.enqueue(db(), letter, 'held by the future');
    const store = createJobStore(db());
    expect(await store.claim([letter.name], 1, now + 24 * 3_600_000, LEASE_MS)).toHaveLength(1);
    await (await node([handler])).whenIdle();
    expect(seen).toEqual(['held by the future']);
  });

  it('D43: jobs of a fast clock run on the right one; a chosen moment is waited for', async () => {
    const day = 24 * 3_600_000;
    let fails = true;
    const { seen, handler } = noting((text) => fails && text === 'tried ahead');
    now = START + 30 * day;
    const ahead = await node([handler]);
    await queue.enqueue(db(), letter, 'tried ahead', { runAt: START });
    await ahead.whenIdle();
    await ahead.stop();
    await queue.enqueue(db(), letter, 'asked for ahead');
    await queue.enqueue(db(), letter, 'of a day to come', { runAt: START + 2 * day });
    [now, fails] = [START, false];
    await (await node([handler])).whenIdle();
    expect(seen.toSorted()).toEqual(['asked for ahead', 'tried ahead', 'tried ahead']);
    now = START + 2 * day;
    await (await node([handler])).whenIdle();
    expect(seen).toContain('of a day to come');
  });

  it('leave a job to its node while that renews its lease', async () => {
    const real = { now: () => Date.now() };
    const { seen, handler } = noting();
    let release: () => void = () => undefined;
    let runs = 0;
    const slow = handleJob(letter, () => {
      runs += 1;
      return new Promise<void>((resolve) => (release = resolve));
    });
    await queue.enqueue(db(), letter, 'slow', { runAt: real.now() });
    const first = await node([slow], { clock: real, leaseMs: 300 });
    const [heldValue] = await db().select({ until: job.lockedUntil }).from(job);
    const second = await node([handler], { clock: real, leaseMs: 300 });
    await vi.waitFor(async () => {
      await second.whenIdle();
      const [row] = await db().select({ until: job.lockedUntil }).from(job);
      expect(row?.until).toBeGreaterThan((heldValue?.until ?? 0) + 600);
    }, 10_000);
    release();
    await first.whenIdle();
    expect([runs, seen]).toEqual([1, []]);
  });

  it('a handler that lost its lease is aborted', async () => {
    const real = { now: () => Date.now() };
    const onStop = vi.fn<(reason: unknown) => void>();
    const handler = handleJob(letter, (_text, { signal }) => {
      signal.addEventListener('abort', () => onStop(signal.reason));
      return new Promise(() => undefined);
    });
    await queue.enqueue(db(), letter, 'taken away', { runAt: real.now() });
    const runner = await node([handler], { clock: real, leaseMs: 90 });
    await db()
      .update(job)
      .set({ lockedUntil: real.now() + LEASE_MS });
    await vi.waitFor(() => expect(String(onStop.mock.calls[0]?.[0])).toContain('another node'), 5_000);
    await runner.whenIdle();
    expect(await db().select({ doneAt: job.doneAt }).from(job)).toEqual([{ doneAt: null }]);
  });
});

describe('a lane', () => {
  it('is run in order, past waits and failures; other lanes go on', async () => {
    const { seen, handler } = noting((text, { tries }) => text === 'a1' && tries < 2);
    for (const text of ['a1', 'a2', 'b1', 'a3'])
      await queue.enqueue(db(), letter, text, { lane: text.charAt(0) });
    const runner = await node([handler]);
    await runner.whenIdle();
    expect(seen).toEqual(['a1', 'b1']);
    now = START + 500;
    await runner.whenIdle();
    expect(seen.slice(2)).toEqual(['a1', 'a2', 'a3']);
  });

  it('is held up by one that failed for good until that is let go', async () => {
    const { seen, handler } = noting((text) => text === 'a1');
    const once = { ...letter, maxTries: 1 };
    for (const text of ['a1', 'a2']) await queue.enqueue(db(), once, text, { lane: 'a' });
    const runner = await node([handler]);
    await runner.whenIdle();
    expect(seen).toEqual(['a1']);
    const failedValue = createFailedJobs({ db: db(), bus, clock });
    expect(await failedValue.discard((await failedValue.list())[0]?.id ?? 0)).toBe(true);
    await runner.whenIdle();
    expect(seen).toEqual(['a1', 'a2']);
  });
});

describe('a node that stops', () => {
  it('takes no more, and waits for what runs', async () => {
    let release: (() => void) | undefined;
    const seenItems: string[] = [];
    const handler = handleJob(letter, async (text) => {
      await new Promise<void>((resolve) => (release = resolve));
      seenItems.push(text);
    });
    const runner = await node([handler], { atOnce: 1 });
    await queue.enqueue(db(), letter, 'running');
    await queue.enqueue(db(), letter, 'waiting');
    // A job is taken before its work begins.
    await vi.waitFor(() => expect(release).toBeDefined(), 5_000);
    const stopping = runner.stop();
    release?.();
    await stopping;
    expect(seenItems).toEqual(['running']);
    expect(await db().select({ tries: job.tries, doneAt: job.doneAt }).from(job).orderBy(job.id)).toEqual([
      { tries: 1, doneAt: START },
      { tries: 0, doneAt: null },
    ]);
  });

  it('two jobs of one name end the start', async () => {
    const { handler } = noting();
    const message = 'The shop server cannot start: the job letter.send is defined twice.';
    await expect(node([handler, handler])).rejects.toThrow(message);
  });

  it('what was done long ago is removed, what failed stays', async () => {
    const { handler } = noting((text) => text === 'bad');
    for (const text of ['good', 'bad']) await queue.enqueue(db(), { ...letter, maxTries: 1 }, text);
    await (await node([handler])).whenIdle();
    const week = 7 * 24 * 3_600_000;
    await removeDoneJobs(db(), START + week);
    expect(await db().select({ id: job.id }).from(job)).toHaveLength(2);
    await removeDoneJobs(db(), START + week + 1);
    expect(await db().select({ data: job.data }).from(job)).toEqual([{ data: 'bad' }]);
  });
});
