/** kill -9 in the middle of a job: it is there and is run again, on a database of many nodes once its lease is over, on the embedded one at once. */
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { startProcess } from '../../../tests/faults/process.ts';
import { makeGround, removeGround } from '../../../tests/support/ground.ts';
import { openStores } from '#server/start/open-stores.ts';
import { defineJob, handleJob } from './define-job.ts';
import { makeJobRunner } from './job-runner.ts';

const HOLDER = fileURLToPath(new URL('../../../tests/faults/job-holder.ts', import.meta.url));
const LEASE_MS = 60_000;

it('R51: a job whose node was killed is run by the next, and before its lease is over only where no other node can be', async () => {
  const ground = await makeGround([]);
  const holder = await startProcess(HOLDER, {
    DATA_DIR: ground.dataDir,
    ...(ground.databaseUrl === undefined ? {} : { DATABASE_URL: ground.databaseUrl }),
  });
  await holder.line((line) => line.startsWith('began'));
  const began = Date.now();
  holder.kill();
  await holder.exit;
  const stores = await openStores({ ...ground, demo: false });
  const seenItems: string[] = [];
  let now = began + LEASE_MS / 2;
  const letter = defineJob({ name: 'letter.send', read: String });
  const job = handleJob(letter, (text, { tries }) =>
    Promise.resolve(void seenItems.push(`${text} ${String(tries)}`)),
  );
  const { db, bus } = stores;
  const runner = makeJobRunner({ db, bus, clock: { now: () => now }, jobs: [job], onError: () => undefined });
  await runner.start();
  await runner.whenIdle();
  // Whoever opens the embedded database is its only process, so nobody runs what another one held.
  expect(seenItems).toEqual(ground.databaseUrl === undefined ? ['half sent 2'] : []);
  now = began + LEASE_MS + 1_000;
  await runner.whenIdle();
  expect(seenItems).toEqual(['half sent 2']);
  await runner.stop();
  await stores.close();
  await removeGround(ground);
}, 120_000);
