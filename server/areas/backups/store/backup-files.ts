/** Backups in `DATA_DIR/backups`: each a packed file and a small one that says how far it is, which the database it copies cannot say. */
import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeAjv } from '#schemas/ajv.ts';
import { BackupSchema, type Backup } from '#schemas/api/console/backups.ts';

const FOLDER = 'backups';
const NOTE = /^(\d{8}T\d{6}Z-[0-9a-f]{4})\.json$/;
const isId = (text: string) => NOTE.test(`${text}.json`);
const isBackup = makeAjv('input').compile<Backup>(BackupSchema);

export type BackupFiles = ReturnType<typeof createBackupFiles>;

export function createBackupFiles(dataDir: string) {
  const folder = join(dataDir, FOLDER);
  const noteOf = (id: string) => join(folder, `${id}.json`);
  const pathOf = (id: string) => join(folder, `${id}.tgz`);
  const bytesOf = async (id: string): Promise<number | undefined> =>
    (await stat(pathOf(id)).catch(() => undefined))?.size;
  async function find(id: string): Promise<Backup | undefined> {
    if (!isId(id)) return undefined;
    try {
      const note: unknown = JSON.parse(await readFile(noteOf(id), 'utf8'));
      return isBackup(note) ? note : undefined;
    } catch {
      return undefined;
    }
  }
  return {
    pathOf,
    find,
    /** The last begun first. */
    async list(): Promise<Backup[]> {
      const names = await readdir(folder).catch((): string[] => []);
      const ids = names.flatMap((name) => NOTE.exec(name)?.[1] ?? []);
      const backups = await Promise.all(ids.toSorted().toReversed().map(find));
      return backups.filter((one) => one !== undefined);
    },
    /** Whole or not at all: somebody may be reading it. */
    async put(backup: Backup): Promise<void> {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const aside = `${noteOf(backup.id)}.${randomBytes(4).toString('hex')}`;
      await writeFile(aside, `${JSON.stringify(backup)}\n`, { mode: 0o600 });
      await rename(aside, noteOf(backup.id));
    },
    /** Size of the packed file; undefined where there is none. */
    bytesOf,
    /** Undefined where there is no packed file. */
    async open(id: string): Promise<{ stream: Readable; bytes: number } | undefined> {
      const bytes = await bytesOf(id);
      return bytes === undefined ? undefined : { stream: createReadStream(pathOf(id)), bytes };
    },
    async remove(id: string): Promise<void> {
      await rm(pathOf(id), { force: true });
      await rm(noteOf(id), { force: true });
    },
  };
}
