/** Recurring jobs on both databases: each interval once on one of all nodes, and again after a failure. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withDatabase } from '../../../tests/support/database.ts';
import type { Bus } from '../bus/bus.ts';
import { createMemoryBus } from '../bus/memory.ts';
import { recurringJob, type Job } from './define-job.ts';
import { makeJobRunner, type JobRunner } from './job-runner.ts';
import { job } from './tables/job.ts';

const START = 1_800_000_000_000;
const database = withDatabase();
const db = () => database().db;

let now = START;
const clock = { now: () => now };
let bus: Bus;
let runners: JobRunner[] = [];

beforeEach(async () => {
  await db().delete(job);
  now = START;
  bus = createMemoryBus();
});

afterEach(async () => {
  await Promise.all(runners.splice(0).map((runner) => runner.stop()));
});

/** A node that runs these jobs; the half of every wait is left to chance, and chance is nothing here. */
async function node(jobs: readonly Job[]): Promise<JobRunner> {
  const runner = makeJobRunner({ db: db(), bus, clock, jobs, onError: () => undefined, chance: () => 0 });
  runners.push(runner);
  await runner.start();
  return runner;
}

describe('a recurring job', () => {
  const HOUR = 3_600_000;

  it('runs at once and then each interval, on one of all nodes', async () => {
    let runs = 0;
    const hourly = recurringJob('cleaning.run', HOUR, () => ((runs += 1), Promise.resolve()));
    const nodes = [await node([hourly]), await node([hourly])];
    const settle = async (at: number) => {
      now = START + at;
      for (const one of nodes) await one.whenIdle();
      return runs;
    };
    expect([await settle(0), await settle(HOUR - 1), await settle(HOUR), await settle(2 * HOUR)]).toEqual([
      1, 1, 2, 3,
    ]);
    expect(await db().select({ id: job.id }).from(job)).toHaveLength(1);
  });

  it('comes sooner where a new version says so', async () => {
    let runs = 0;
    const run = () => ((runs += 1), Promise.resolve());
    await (await node([recurringJob('cleaning.run', HOUR, run)])).whenIdle();
    const newer = await node([recurringJob('cleaning.run', 1_000, run)]);
    now = START + 1_000;
    await newer.whenIdle();
    expect(runs).toBe(2);
  });

  it('that fails is tried again no later than its next turn would come', async () => {
    let runs = 0;
    const failing = recurringJob(
      'cleaning.run',
      1_000,
      () => ((runs += 1), Promise.reject(new Error('away'))),
    );
    const runner = await node([failing]);
    await runner.whenIdle();
    for (let turn = 1; turn <= 6; turn += 1) {
      now += 1_000;
      await runner.whenIdle();
    }
    expect(runs).toBe(7);
  });

  it('goes on after all tries of one turn failed', async () => {
    let runs = 0;
    const failing = recurringJob(
      'cleaning.run',
      24 * HOUR,
      () => ((runs += 1), Promise.reject(new Error('away'))),
    );
    const runner = await node([failing]);
    await runner.whenIdle();
    for (let triedCount = 1; triedCount < failing.maxTries; triedCount += 1) {
      now += HOUR;
      await runner.whenIdle();
    }
    expect(runs).toBe(failing.maxTries);
    now += HOUR;
    await runner.whenIdle();
    expect(runs).toBe(failing.maxTries);
    now += 23 * HOUR;
    await runner.whenIdle();
    expect(runs).toBe(failing.maxTries + 1);
  });
});
