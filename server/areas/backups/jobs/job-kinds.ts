/** The job that makes a backup. */
import { defineJob, storedText } from '#server/kernel/jobs/define-job.ts';
import { BACKUP_TRIES } from '../limits.ts';

export const makeBackup = defineJob<{ id: string }>({
  name: 'backup.make',
  maxTries: BACKUP_TRIES,
  read: (data) => ({ id: storedText(data, 'id') }),
});
