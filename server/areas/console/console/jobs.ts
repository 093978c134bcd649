/** Jobs that failed, for the operator: listed, retried, discarded (ADR-214). */
import { consoleJobsDiscard, consoleJobsList, consoleJobsRetry } from '#schemas/api/console/jobs.ts';
import { okChanged, handleConsole } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';

const changeOf = (id: number, after: string) => ({
  subject: `job ${String(id)}`,
  before: { state: 'failed' },
  after: { state: after },
});

export const jobCalls = [
  handleConsole(consoleJobsList, async ({ deps }) => {
    const rows = await deps.failedJobs.list();
    // The data of a job may name a person.
    const items = rows.map(({ data: _data, failedAt, runAt, ...row }) => ({
      ...row,
      failed_at: failedAt,
      run_at: runAt,
    }));
    return ok({ items });
  }),
  handleConsole(consoleJobsRetry, async ({ input: { id }, deps }) =>
    (await deps.failedJobs.retry(id)) ? okChanged({}, changeOf(id, 'waiting')) : fail('not-found'),
  ),
  handleConsole(consoleJobsDiscard, async ({ input: { id }, deps }) =>
    (await deps.failedJobs.discard(id)) ? okChanged({}, changeOf(id, 'discarded')) : fail('not-found'),
  ),
];
