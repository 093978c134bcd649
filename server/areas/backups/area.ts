/** Backups the server makes of its installation by a job, beside what else it does (ADR-647). */
import type { AppContext, Deps } from '#server/kernel/area.ts';
import type { Snapshot, OnPercent } from '#server/kernel/backup/snapshot.ts';
import { defineArea } from '#server/kernel/define-area.ts';
import { handleJob } from '#server/kernel/jobs/define-job.ts';
import { backupCalls } from './console/backups.ts';
import { registerDownload } from './http/download.ts';
import { BACKUP_MS } from './limits.ts';
import { makeBackup } from './jobs/job-kinds.ts';
import { createBackups, type Backups } from './services/backups.ts';
import { createBackupQueue, type BackupQueue } from './store/backup-queue.store.ts';

declare module '#server/kernel/area.ts' {
  interface Areas {
    backups: Backups;
  }
  interface Stores {
    backupQueue: BackupQueue;
  }
  interface Injections {
    /** Where the installation lies; no backup is made where it is absent. */
    dataDir?: string;
    /** One moment of the database and the files, in a folder of the data directory. */
    takeSnapshot?: (onPercent?: OnPercent) => Promise<Snapshot>;
  }
}

export const area = defineArea({
  name: 'backups',
  stores: (db) => ({ backupQueue: createBackupQueue(db) }),
  open: ({ injections, stores, queue, clock }: AppContext): Backups =>
    createBackups({ injections, clock, enqueue: (id) => stores.backupQueue.add(queue, id) }),
  consoleCalls: backupCalls,
  routes: registerDownload,
  jobs: ({ backups }: Deps) => [
    handleJob(makeBackup, ({ id }, attempt) => backups.make(id, attempt), BACKUP_MS),
  ],
});
