/** Backups of an installation: made while it runs or rests, restored into an empty one, carried from one database to another. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packFile, unpackFile } from '#server/kernel/backup/archive.ts';
import { loadSnapshot } from '#server/kernel/backup/load.ts';
import { BackupError, type Manifest } from '#server/kernel/backup/manifest.ts';
import { takeSnapshot, type Snapshot } from '#server/kernel/backup/snapshot.ts';
import { makeStaging, removeStaging } from '#server/kernel/backup/staging.ts';
import { ConfigError } from '#server/kernel/config/config-error.ts';
import type { InstallationConfig } from '#server/kernel/config/config.ts';
import { openFiles } from '#server/kernel/files/open-files.ts';
import type { Address } from '#server/kernel/db/pool.ts';
import { openEmbedded } from '#server/kernel/db/embedded/open-embedded.ts';
import { preparePostgres } from '#server/kernel/db/postgres.ts';
import { assertNoFiles, restoreFiles } from './restore-files.ts';

type Place = Pick<InstallationConfig, 'dataDir' | 'bucket' | 'oldPlace' | 'databaseUrl'>;

/** A snapshot of an installation whose embedded database nobody has open, or of PostgreSQL whoever uses it. */
export async function snapshotOf(place: Place, withFiles = true): Promise<Snapshot> {
  const { dataDir, databaseUrl } = place;
  const files = withFiles ? await openFiles(place) : undefined;
  if (databaseUrl !== undefined) {
    const address: Address = { kind: 'postgres', url: databaseUrl };
    return preparePostgres(address, () => takeSnapshot({ address, dataDir, files }));
  }
  if (!existsSync(join(dataDir, 'pg')))
    throw new ConfigError('DATA_DIR', 'the folder of a shop (this one holds no database)', dataDir);
  // A backup brings nothing up to date: it is made before that.
  const database = await openEmbedded(dataDir, () => Promise.resolve());
  try {
    return await takeSnapshot({ address: database.address, dataDir, files });
  } finally {
    await database.close();
  }
}

/** Packs a snapshot into a file and removes its folder, whatever comes of it. */
export async function packSnapshot({ dir, manifest }: Snapshot, file: string): Promise<Manifest> {
  try {
    await packFile(dir, file);
    return manifest;
  } finally {
    await removeStaging(dir);
  }
}

/** @throws BackupError, DataDirBusy or ConfigError with one plain line; nothing is restored then. */
export async function restoreBackup(place: Place, file: string): Promise<Manifest> {
  const { dataDir } = place;
  if (place.databaseUrl === undefined && existsSync(join(dataDir, 'pg')))
    throw new BackupError(`DATA_DIR ${dataDir} holds a shop already: restore into an empty folder.`);
  await assertNoFiles(place);
  const dir = await makeStaging(dataDir);
  try {
    const manifest = await unpackFile(file, dir);
    await fill(place, async (address) => {
      await restoreFiles(place, join(dir, 'files'), () => loadSnapshot(address, dir, manifest));
    });
    return manifest;
  } finally {
    await removeStaging(dir);
  }
}

async function fill(
  { dataDir, databaseUrl }: Place,
  load: (address: Address) => Promise<void>,
): Promise<void> {
  if (databaseUrl !== undefined) return preparePostgres({ kind: 'postgres', url: databaseUrl }, load);
  let isLoaded = false;
  // Asked once more when what was made aside has been put in its place.
  const database = await openEmbedded(dataDir, async (address) => {
    if (!isLoaded) await load(address);
    isLoaded = true;
  });
  await database.close();
}

/** Copies the embedded database into an empty PostgreSQL; uploads and secrets stay where they are. */
export async function migrateToPostgres(dataDir: string, url: string): Promise<Manifest> {
  const { dir, manifest } = await snapshotOf({ dataDir }, false);
  try {
    await preparePostgres({ kind: 'postgres', url }, (address) => loadSnapshot(address, dir, manifest));
    return manifest;
  } finally {
    await removeStaging(dir);
  }
}
