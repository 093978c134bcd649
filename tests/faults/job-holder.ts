/** A process that asks for a job, begins it, says so and never ends it: to be killed in the middle. */
import { createMemoryBus } from '#server/kernel/bus/memory.ts';
import { openStores } from '#server/start/open-stores.ts';
import { defineJob, handleJob } from '#server/kernel/jobs/define-job.ts';
import { createJobQueue } from '#server/kernel/jobs/job-queue.ts';
import { makeJobRunner } from '#server/kernel/jobs/job-runner.ts';

const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl } = process.env;
const clock = { now: () => Date.now() };
const bus = createMemoryBus();
const { db } = await openStores({
  dataDir,
  demo: false,
  ...(databaseUrl === undefined ? {} : { databaseUrl }),
});
const kind = defineJob({ name: 'letter.send', read: String });
const job = handleJob(kind, ({ length }) => {
  process.stdout.write(`began ${String(length)}\n`);
  return new Promise(() => undefined);
});
await makeJobRunner({ db, bus, clock, jobs: [job], onError: () => undefined }).start();
const queue = createJobQueue({ bus, clock });
await db.transaction((tx) => queue.enqueue(tx, kind, 'half sent'));
// Without a listening server nothing else keeps this process alive.
setInterval(() => undefined, 1000);
