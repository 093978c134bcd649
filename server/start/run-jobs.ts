/** Runs the jobs of all areas while the server stands. */
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { makeJobRunner, type RunnerOptions } from '#server/kernel/jobs/job-runner.ts';

/** What takes longer goes on beside the requests. */
const BEFORE_REQUESTS_MS = 5_000;

/** What became due while no server ran is done before the first page is served. Answers how to end it. */
export function runJobs(app: FastifyInstance, world: Omit<RunnerOptions, 'onError'>): () => Promise<void> {
  const runner = makeJobRunner({
    ...world,
    onError: (err, job) => {
      if (job === undefined) app.log.error({ err }, 'jobs could not be looked for');
      else app.log.error({ err, job: job.kind, id: job.id, tries: job.tries }, 'a job failed');
    },
  });
  app.addHook('onReady', async () => {
    const enough = new AbortController();
    await runner.start();
    const late = wait(BEFORE_REQUESTS_MS, undefined, { ref: false, signal: enough.signal });
    await Promise.race([runner.whenIdle(), late.catch(() => undefined)]);
    enough.abort();
  });
  return () => runner.stop();
}
