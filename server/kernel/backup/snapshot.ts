/** Lays out one moment of a shop: its tables as they stood at the beginning of one transaction, and every uploaded file. */
import { createWriteStream, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { shippedFile } from '../config/shipped-file.ts';
import type { Address } from '#server/kernel/db/pool.ts';
import type { FileStore } from '../files/file-store.ts';
import { migrationNames } from '../db/migrate.ts';
import { withClient } from '../db/with-client.ts';
import { BackupError, type BackupTable, type Manifest } from './manifest.ts';
import { readLines, RowSum, TEXT_SETTINGS } from './rows.ts';
import { describeFiles, makeStaging, MANIFEST_FILE, removeStaging, tableFile } from './staging.ts';
import { askTexts, listSequences, listTables, type TableShape } from './tables.ts';

export interface Snapshot {
  /** The folder it lies in, inside the data directory. */
  dir: string;
  manifest: Manifest;
}

/** Told how far a snapshot is, of a hundred. */
export type OnPercent = (percent: number) => void;

export interface SnapshotSource {
  address: Address;
  dataDir: string;
  /** Absent: the tables alone. */
  files?: Pick<FileStore, 'layOut'> | undefined;
  onPercent?: OnPercent | undefined;
}

/** The rest is for the files: each is read once for its hash. */
const TABLES_PERCENT = 70;

/**
 * Takes a snapshot while others read and write. Of PostgreSQL nobody waits for it; the embedded database is one session,
 * whose writers wait until its tables are read.
 */
export async function takeSnapshot({
  address,
  dataDir,
  files,
  onPercent,
}: SnapshotSource): Promise<Snapshot> {
  const dir = await makeStaging(dataDir);
  try {
    let bringFiles: () => Promise<void> = () => Promise.resolve();
    const facts = await inOneTransaction(address, async (client) => {
      const migration = await lastMigrationOf(client);
      const tables: BackupTable[] = [];
      const shapes = await listTables(client);
      for (const shape of shapes) {
        tables.push(await writeTable(client, shape, dir));
        onPercent?.((TABLES_PERCENT * tables.length) / shapes.length);
      }
      const sequences = await listSequences(client);
      // Before others may delete what the tables name.
      if (files !== undefined) bringFiles = await files.layOut(join(dir, 'files'));
      return { migration, tables, sequences };
    });
    await bringFiles();
    const manifest: Manifest = {
      format: 'lectern-backup',
      version: 1,
      product: productVersion(),
      made_at: new Date().toISOString(),
      database: address.kind,
      ...facts,
      files: await describeFiles(join(dir, 'files')),
    };
    await writeFile(join(dir, MANIFEST_FILE), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 });
    return { dir, manifest };
  } catch (error) {
    await removeStaging(dir);
    throw error;
  }
}

/** The version of the product that runs. */
function productVersion(): string {
  const about: unknown = JSON.parse(readFileSync(shippedFile('package.json'), 'utf8'));
  return typeof about === 'object' && about !== null && 'version' in about
    ? String(about.version)
    : 'unknown';
}

function inOneTransaction<Told>(address: Address, work: (client: pg.Client) => Promise<Told>): Promise<Told> {
  return withClient(address, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    try {
      for (const setting of TEXT_SETTINGS) await client.query(setting);
      return await work(client);
    } finally {
      await client.query('rollback');
    }
  });
}

async function lastMigrationOf(client: pg.Client): Promise<Manifest['migration']> {
  const [there] = await askTexts(client, `select to_regclass('drizzle.__drizzle_migrations')::text`);
  const [newest] =
    typeof there?.[0] === 'string'
      ? await askTexts(client, 'select max(created_at)::text from drizzle.__drizzle_migrations')
      : [];
  if (typeof newest?.[0] !== 'string')
    throw new BackupError('The database holds no shop server: there is nothing to back up.');
  const at = Number(newest[0]);
  return { at, name: migrationNames().get(at) ?? 'of a newer version' };
}

async function writeTable(client: pg.Client, shape: TableShape, dir: string): Promise<BackupTable> {
  const sum = new RowSum();
  const stream = createWriteStream(join(dir, tableFile(shape.name)), { mode: 0o600, flags: 'wx' });
  const completion = finished(stream);
  // Heard below, or thrown by the wait for its end.
  completion.catch(() => undefined);
  for await (const lines of readLines(client, shape)) {
    for (const line of lines) sum.add(line);
    if (!stream.write(`${lines.join('\n')}\n`)) await Promise.race([once(stream, 'drain'), completion]);
  }
  stream.end();
  await completion;
  return { ...shape, rows: sum.rows, checksum: sum.checksum };
}
