/** Asks for the job that makes a backup; one at a time in all of the installation. */
import type { Database } from '#server/kernel/db/db.ts';
import type { JobQueue } from '#server/kernel/jobs/job-queue.ts';
import { makeBackup } from '../jobs/job-kinds.ts';

export type BackupQueue = ReturnType<typeof createBackupQueue>;

export function createBackupQueue(db: Database) {
  return {
    /** False while another one waits or is made. */
    add: (queue: JobQueue, id: string): Promise<boolean> =>
      queue.enqueue(db, makeBackup, { id }, { key: 'installation' }),
  };
}
