/** Jobs that failed, as whoever runs the installation sees them and has them tried again (ADR-214). */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { publishScheduled } from '#server/areas/pages/jobs/publish-scheduled.ts';
import { defineJob } from '#server/kernel/jobs/define-job.ts';
import { createJobQueue } from '#server/kernel/jobs/job-queue.ts';
import { job } from '#server/kernel/jobs/tables/job.ts';
import { systemClock as clock } from '#server/kernel/clock.ts';
import { NO_REMOTE, PLAIN_FLAGS } from '../support/shop-flags.ts';
import { discardJob, jobs, retryJob } from '#cli/jobs.ts';
import { openServerClient, type Client } from '#cli/client/client.ts';
import { injectedClient } from './injected-client.ts';
import { CONSOLE_TOKEN, withApp } from './app.ts';

const test = withApp({ labels: ['knowledge'] });
const FAILED_AT = Date.UTC(2026, 0, 2, 3, 4, 5);

/** A job somebody may have left behind: it could be done now. */
async function leaveFailed(): Promise<number> {
  const { db } = test().database;
  const left = { failedAt: FAILED_AT, tries: 12, maxTries: 12, error: 'the disk is away', runAt: FAILED_AT };
  const data = { appId: 'appknowledge', documents: [{ kind: 'page', id: 'home' }] };
  const [row] = await db
    .insert(job)
    .values({ ...left, kind: publishScheduled.name, data })
    .returning({ id: job.id });
  return row?.id ?? 0;
}

let base = '';
const ways: Record<string, () => Client> = {
  'a running server': () => openServerClient(base, CONSOLE_TOKEN),
  'the store': () => injectedClient(test()),
};

describe.each(Object.keys(ways))('npm run shop through %s', (way) => {
  let message = '';
  const command = (...args: string[]) => ({
    connect: () => Promise.resolve(ways[way]?.() ?? Promise.reject<Client>(new Error(way))),
    say: (text: string) => (message += text),
    sayFault: (text: string) => (message += text),
    shop: '',
    dir: '',
    args,
    flags: PLAIN_FLAGS,
    remote: NO_REMOTE,
  });

  beforeEach(async () => {
    if (base === '') base = await test().app.listen({ host: '127.0.0.1', port: 0 });
    await test().database.db.delete(job);
    message = '';
  });

  it('says so where no job failed', async () => {
    expect(await jobs(command())).toBe(0);
    expect(message).toBe('No job has failed.\n');
  });

  it('lists a job with its name, tries, moment and error, and has it done once it can be', async () => {
    const id = await leaveFailed();
    expect(await jobs(command())).toBe(0);
    expect(message.split('\n')[1]?.trim().split(/ {2,}/)).toEqual([
      String(id),
      'documents.publish',
      '12',
      'failed 2026-01-02T03:04:05.000Z',
      'the disk is away',
    ]);
    expect(message).not.toContain('appknowledge');
    expect(await retryJob(command(String(id)))).toBe(0);
    await vi.waitFor(
      async () => {
        message = '';
        await jobs(command());
        expect(message).toBe('No job has failed.\n');
      },
      { timeout: 10_000 },
    );
    const rows = await test().database.db.select({ id: job.id, doneAt: job.doneAt }).from(job);
    expect(rows).toEqual([{ id, doneAt: expect.any(Number) }]);
  });

  it('lists one that is to be tried again by itself', async () => {
    const { db, bus } = test().database;
    const unread = defineJob({ name: publishScheduled.name, read: () => ({}) });
    await createJobQueue({ bus, clock }).enqueue(db, unread, {});
    await vi.waitFor(
      async () => {
        message = '';
        await jobs(command());
        expect(message).toMatch(/documents\.publish +1 +tried again \S+ +no documents of a shop/);
      },
      { timeout: 10_000 },
    );
  });

  it('lets one go', async () => {
    const id = await leaveFailed();
    expect(await discardJob(command(String(id)))).toBe(0);
    expect(await test().database.db.select().from(job)).toEqual([]);
  });

  it.each(['0', '999999', 'one', ''])('says that there is no job %j to decide on', async (id) => {
    await expect(retryJob(command(id))).rejects.toThrow(`No job "${id}" waits for a decision.`);
    await expect(discardJob(command(id))).rejects.toThrow('npm run shop -- jobs');
  });
});

describe('jobs over the console', () => {
  it('R63: are for holders of its token alone', async () => {
    const calls = ['list', 'retry', 'discard'].map((verb) => `/api/console.jobs.${verb}/1.0.0`);
    const codes = await Promise.all(
      calls.map(async (url) => {
        const answer = await test().ask('knowledge', { method: 'POST', url, payload: { id: 1 } });
        return answer.json().code;
      }),
    );
    expect(codes).toEqual([4005, 4005, 4005]);
  });
});
