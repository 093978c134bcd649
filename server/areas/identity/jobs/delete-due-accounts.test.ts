/** The hourly deletion of accounts: it goes on whatever became of a round, and of several nodes one does it. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withDatabase } from '../../../../tests/support/database.ts';
import { createMemoryBus } from '#server/kernel/bus/memory.ts';
import { makeJobRunner, type JobRunner } from '#server/kernel/jobs/job-runner.ts';
import { job } from '#server/kernel/jobs/tables/job.ts';
import { HOUR_MS } from '#schemas/time.ts';
import type { DeletionDeps } from '../rules/account-deletion.ts';
import { deleteDueAccounts } from './delete-due-accounts.ts';

const START = 1_800_000_000_000;
const clock = { time: START, now: () => clock.time };
const database = withDatabase();
let runners: JobRunner[] = [];
let rounds: number[] = [];

beforeEach(async () => {
  await database().db.delete(job);
  clock.time = START;
  rounds = [];
});
afterEach(async () => {
  await Promise.all(runners.splice(0).map((runner) => runner.stop()));
});

async function node(due: DeletionDeps['stores']['deletions']['due']): Promise<JobRunner> {
  const bus = createMemoryBus();
  const deletions = { due, carryOut: () => Promise.resolve([]) };
  const uploads = { removeFiles: () => Promise.resolve() };
  const deps = { stores: { deletions }, uploads, bus, clock, forget: () => Promise.resolve() };
  const jobs = [deleteDueAccounts(deps)];
  const runner = makeJobRunner({ db: database().db, bus, clock, jobs, onError: () => undefined });
  runners.push(runner);
  await runner.start();
  await runner.whenIdle();
  return runner;
}

/** Hours from the start in which somebody was looked for. */
const hours = () => rounds.map((at) => Math.floor((at - START) / HOUR_MS));

describe('the deletion of accounts', () => {
  it('D90: looks at the start and every hour, on one of several nodes', async () => {
    const look = () => {
      rounds.push(clock.time);
      return Promise.resolve([]);
    };
    const nodes = [await node(look), await node(look)];
    for (let hour = 1; hour <= 3; hour += 1) {
      clock.time = START + hour * HOUR_MS;
      for (const runner of nodes) await runner.whenIdle();
    }
    expect(hours()).toEqual([0, 1, 2, 3]);
  });

  it('D90: goes on after rounds that failed', async () => {
    const runner = await node(() => {
      rounds.push(clock.time);
      return Promise.reject(new Error('away'));
    });
    for (let quarter = 1; quarter < 6 * 4; quarter += 1) {
      clock.time = START + (quarter * HOUR_MS) / 4;
      await runner.whenIdle();
    }
    expect(new Set(hours())).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });
});
