/** Begins backups, makes them in a job, and says how far each is (ADR-647). */
import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Backup } from '#schemas/api/console/backups.ts';
import { secondsOf } from '#schemas/time.ts';
import type { Injections } from '#server/kernel/area.ts';
import { packFile } from '#server/kernel/backup/archive.ts';
import { readLastBackup, writeBackupNote } from '#server/kernel/backup/backup-note.ts';
import { removeStaging } from '#server/kernel/backup/staging.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { JobTry } from '#server/kernel/jobs/define-job.ts';
import { BACKUP_TRIES, PROGRESS_EVERY_MS } from '../limits.ts';
import { createBackupFiles, type BackupFiles } from '../store/backup-files.ts';

export interface BackupDeps {
  injections: Pick<Injections, 'dataDir' | 'takeSnapshot'>;
  clock: Clock;
  /** Asks for the job; false while another one waits or runs. */
  enqueue: (id: string) => Promise<boolean>;
}

export interface Backups {
  /** The last begun first; `lastMadeAt` counts those of the command too, in unix milliseconds. */
  list(): Promise<{ backups: Backup[]; lastMadeAt: number | undefined }>;
  /** Undefined while another one is made, and where there is no folder for it. */
  begin(): Promise<Backup | undefined>;
  /** Made by the job. */
  make(id: string, attempt: Pick<JobTry, 'tries'>): Promise<void>;
  /** The packed file, read from its begin; undefined for one that is not done. */
  open(id: string): Promise<{ stream: Readable; bytes: number } | undefined>;
  remove(id: string): Promise<'removed' | 'running' | 'unknown'>;
}

/** Of a hundred, when the snapshot lies ready to be packed. */
const SNAPSHOT_SHARE = 0.6;

const isUnderWay = ({ state }: Backup) => state === 'waiting' || state === 'running';

/** Writes progress down, one after the other, so that the last one stays. */
function createProgress(files: BackupFiles, backup: Backup, clock: Clock) {
  let writing: Promise<void> = Promise.resolve();
  let writtenAt = 0;
  return {
    report: (percent: number): void => {
      if (clock.now() - writtenAt < PROGRESS_EVERY_MS) return;
      writtenAt = clock.now();
      // A backup goes on where its progress cannot be written.
      writing = writing
        .then(() => files.put({ ...backup, percent: Math.floor(percent) }))
        .catch(() => undefined);
    },
    whenWritten: () => writing,
  };
}

function newId(now: number): string {
  const moment = new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  return `${moment}-${randomBytes(2).toString('hex')}`;
}

/** Undefined where this server was opened without a data directory. */
function open({ dataDir, takeSnapshot }: BackupDeps['injections']) {
  if (dataDir === undefined || takeSnapshot === undefined) return undefined;
  return { dataDir, takeSnapshot, files: createBackupFiles(dataDir) };
}
type Place = NonNullable<ReturnType<typeof open>>;

/** Lays out one moment and packs it. Packed before by a try that was killed, it stays as it is. */
async function pack({ dataDir, takeSnapshot, files }: Place, backup: Backup, clock: Clock): Promise<Backup> {
  const { id } = backup;
  const path = files.pathOf(id);
  const running: Backup = { ...backup, state: 'running', percent: 0, reason: '' };
  await files.put(running);
  const progress = createProgress(files, running, clock);
  let madeAt = new Date(clock.now()).toISOString();
  if ((await files.bytesOf(id)) === undefined) {
    const { dir, manifest } = await takeSnapshot((percent) => progress.report(percent * SNAPSHOT_SHARE));
    madeAt = manifest.made_at;
    try {
      await packFile(dir, path, (share) =>
        progress.report(100 * (SNAPSHOT_SHARE + (1 - SNAPSHOT_SHARE) * share)),
      );
    } finally {
      await removeStaging(dir);
    }
  }
  await progress.whenWritten();
  await writeBackupNote(dataDir, { at: madeAt, file: path });
  const bytes = (await files.bytesOf(id)) ?? 0;
  return { ...running, state: 'done', percent: 100, bytes, made_ts: secondsOf(Date.parse(madeAt)) };
}

export function createBackups({ injections, clock, enqueue }: BackupDeps): Backups {
  const place = open(injections);
  return {
    async list() {
      if (place === undefined) return { backups: [], lastMadeAt: undefined };
      const { dataDir, files } = place;
      return { backups: await files.list(), lastMadeAt: await readLastBackup(dataDir) };
    },
    async begin() {
      if (place === undefined) return undefined;
      const { files } = place;
      const now = clock.now();
      const id = newId(now);
      const about = { percent: 0, bytes: 0, made_ts: 0, reason: '' };
      const backup: Backup = { id, state: 'waiting', file: `${id}.tgz`, begun_ts: secondsOf(now), ...about };
      // Before the job, which may begin at once.
      await files.put(backup);
      if (await enqueue(id)) return backup;
      await files.remove(id);
      return undefined;
    },
    async make(id, { tries }) {
      if (place === undefined) throw new Error('This server was not told where backups lie.');
      const { files } = place;
      const backup = await files.find(id);
      if (backup === undefined || backup.state === 'done') return;
      try {
        await files.put(await pack(place, backup, clock));
      } catch (error) {
        const reason = error instanceof Error ? error.message.slice(0, 300) : String(error).slice(0, 300);
        const state = tries >= BACKUP_TRIES ? 'failed' : 'waiting';
        await files.put({ ...backup, state, percent: 0, reason });
        throw error;
      }
    },
    async open(id) {
      const backup = await place?.files.find(id);
      return backup?.state === 'done' ? place?.files.open(id) : undefined;
    },
    async remove(id) {
      const backup = await place?.files.find(id);
      if (place === undefined || backup === undefined) return 'unknown';
      if (isUnderWay(backup)) return 'running';
      await place.files.remove(id);
      return 'removed';
    },
  };
}
