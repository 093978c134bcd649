/** Puts the files of a backup where the installation keeps its files: a folder of this machine, or a bucket. */
import { createReadStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError } from '#server/kernel/backup/manifest.ts';
import { filesBelow } from '#server/kernel/backup/staging.ts';
import type { FileStore } from '#server/kernel/files/file-store.ts';
import { filesDirOf, openFiles, type FilesPlace } from '#server/kernel/files/open-files.ts';

/** @throws BackupError where there are files already. */
export async function assertNoFiles({ dataDir, bucket }: FilesPlace): Promise<void> {
  if ((await filesBelow(filesDirOf(dataDir))).length > 0)
    throw new BackupError(`DATA_DIR ${dataDir} holds uploaded files already: restore into an empty folder.`);
  if (bucket === undefined) return;
  for await (const { name } of (await openFiles({ dataDir, bucket })).list())
    throw new BackupError(
      `The bucket ${bucket.bucket} holds files already (${name}): restore into an empty one.`,
    );
}

/** Files are there before the tables that name them; where `load` fails they go again. */
async function sendAll(files: FileStore, from: string, load: () => Promise<void>): Promise<void> {
  const names = await filesBelow(from);
  try {
    for (const name of names) await files.putStream(createReadStream(join(from, name)), () => name);
    await load();
  } catch (error) {
    for (const name of names) await files.remove(name).catch(() => undefined);
    throw error;
  }
}

/** @param load fills the database */
export async function restoreFiles(
  place: FilesPlace,
  from: string,
  load: () => Promise<void>,
): Promise<void> {
  if (place.bucket !== undefined) return sendAll(await openFiles(place), from, load);
  await load();
  await mkdir(from, { recursive: true, mode: 0o700 });
  await rename(from, filesDirOf(place.dataDir));
}
