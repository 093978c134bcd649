/** The operator's commands that carry a whole installation: backup, restore, migrate-to-postgres. */
import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { writeBackupNote } from '#server/kernel/backup/backup-note.ts';
import type { Manifest } from '#server/kernel/backup/manifest.ts';
import { migrateToPostgres, packSnapshot, restoreBackup, snapshotOf } from '#server/start/backups.ts';
import { readConfig } from '#server/start/config.ts';
import type { Command } from '../command.ts';
import { megabytes, plural } from '../report.ts';
import { ShopError } from '../shop-error.ts';
import { runningServer } from '../client/running-server.ts';
import { snapshotOfServer } from './server-snapshot.ts';

function rowsOf({ tables }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${plural(tables.length, 'table')}, ${plural(rows, 'row')}`;
}

export async function backup({ say, args: [file = ''] }: Command): Promise<number> {
  const config = readConfig(process.env);
  const path = resolve(file);
  if (!existsSync(dirname(path)))
    throw new ShopError(`There is no folder ${dirname(path)} to write the backup into. Make it first.`);
  const base = config.databaseUrl === undefined ? await runningServer(config) : undefined;
  const snapshot = base === undefined ? await snapshotOf(config) : await snapshotOfServer(base, config);
  const manifest = await packSnapshot(snapshot, path);
  await writeBackupNote(config.dataDir, { at: manifest.made_at, file: path });
  say(
    `Backed up ${rowsOf(manifest)}, ${plural(manifest.files.length, 'file')} into ${path} (${megabytes(statSync(path).size)}), as they stood at ${manifest.made_at}.\n` +
      'It holds phone numbers, what people wrote, and hashes of passwords and sessions: keep it as you keep the shop.\n',
  );
  return 0;
}

export async function restore({ say, args: [file = ''] }: Command): Promise<number> {
  const config = readConfig(process.env);
  const manifest = await restoreBackup(config, resolve(file));
  const target = config.databaseUrl === undefined ? `DATA_DIR ${config.dataDir}` : 'PostgreSQL';
  say(
    `Restored ${rowsOf(manifest)}, ${plural(manifest.files.length, 'file')} into ${target}: every table has the rows and the checksum it had at ${manifest.made_at}.\n`,
  );
  return 0;
}

export async function migrateToPostgresCommand({ say, args: [url = ''] }: Command): Promise<number> {
  if (!/^postgres(?:ql)?:/i.test(url) || !URL.canParse(url))
    throw new ShopError('Write the address like this: postgres://user:password@host:5432/name');
  const config = readConfig({ ...process.env, DATABASE_URL: '' });
  const manifest = await migrateToPostgres(config.dataDir, url);
  say(
    `Copied ${rowsOf(manifest)} into PostgreSQL: every table has the rows and the checksum it had.\n` +
      `Start with DATABASE_URL set to that address and with the same DATA_DIR, where uploads and secrets stay. The embedded database stays as it was in ${join(config.dataDir, 'pg')}: remove it once you have looked.\n`,
  );
  return 0;
}
