/** Deletes accounts whose thirty days are over (D90), looked for every hour. */
import { recurringJob, type Job } from '#server/kernel/jobs/define-job.ts';
import { WATCH_DELETIONS_MS } from '../limits.ts';
import { deleteDue, type DeletionDeps } from '../rules/account-deletion.ts';

export function deleteDueAccounts(deps: DeletionDeps): Job {
  return recurringJob('accounts.delete-due', WATCH_DELETIONS_MS, () => deleteDue(deps));
}
