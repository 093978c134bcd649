/** Fills an empty database from the folder of a backup, in one transaction that ends only when every table has been compared. */
import { join } from 'node:path';
import type pg from 'pg';
import type { Address } from '#server/kernel/db/pool.ts';
import { migrateTo } from '../db/migrate.ts';
import { withClient } from '../db/with-client.ts';
import { linesOf } from './lines.ts';
import { BackupError, type BackupTable, type Manifest } from './manifest.ts';
import { readLine, readLines, RowSum, TEXT_SETTINGS } from './rows.ts';
import { tableFile } from './staging.ts';
import { askTexts, listTables, quoteName } from './tables.ts';

const BATCH_BYTES = 1024 * 1024;
const BATCH_ROWS = 1000;

/**
 * Makes the tables as they were when the backup was made, fills them, reads them again and compares; later migrations
 * are the next start's.
 * @throws BackupError where the database is not empty, or holds anything else than the backup says.
 */
export async function loadSnapshot(address: Address, dir: string, manifest: Manifest): Promise<void> {
  await withClient(address, refuseFull);
  await migrateTo(address, manifest.migration.at);
  await withClient(address, async (client) => {
    await client.query('begin');
    try {
      for (const setting of TEXT_SETTINGS) await client.query(setting);
      const tableNames = new Set((await listTables(client)).map(({ name }) => name));
      for (const table of manifest.tables) {
        if (!tableNames.has(table.name))
          throw new BackupError(`The backup holds a table "${table.name}" this version does not have.`);
        await fillTable(client, table, join(dir, tableFile(table.name)));
        await compareTable(client, table);
      }
      for (const { name, last, called } of manifest.sequences)
        await client.query('select setval($1::regclass, $2::bigint, $3)', [
          `public.${quoteName(name)}`,
          last,
          called,
        ]);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    }
  });
}

/** Tables without a row are as good as none: a restore that failed may be tried again. */
async function refuseFull(client: pg.Client): Promise<void> {
  for (const { name } of await listTables(client)) {
    const [row] = await askTexts(client, `select 'full' from ${quoteName(name)} limit 1`);
    if (row !== undefined)
      throw new BackupError(
        `The database is not empty (table ${name} holds rows): a backup is restored into an empty one.`,
      );
  }
}

async function fillTable(client: pg.Client, { name, columns }: BackupTable, path: string): Promise<void> {
  const names = columns.map((column) => quoteName(column.name)).join(', ');
  const values = columns.map(({ type }, at) => `given.c${String(at)}::${type}`).join(', ');
  const sets = columns.map((_column, at) => `$${String(at + 1)}::text[]`).join(', ');
  const aliases = columns.map((_column, at) => `c${String(at)}`).join(', ');
  const text = `insert into ${quoteName(name)} (${names}) overriding system value
    select ${values} from unnest(${sets}) as given(${aliases})`;
  let batch: (string | null)[][] = columns.map(() => []);
  let bytes = 0;
  let rows = 0;
  const insert = async () => {
    if (rows === 0) return;
    await client.query(text, batch);
    batch = columns.map(() => []);
    bytes = 0;
    rows = 0;
  };
  for await (const line of linesOf(path)) {
    const row = readLine(line, columns.length);
    if (row === undefined)
      throw new BackupError(`The backup is damaged: table ${name} holds a line that is no row.`);
    row.forEach((value, at) => batch[at]?.push(value));
    bytes += line.length;
    rows += 1;
    if (bytes >= BATCH_BYTES || rows >= BATCH_ROWS) await insert();
  }
  await insert();
}

async function compareTable(client: pg.Client, table: BackupTable): Promise<void> {
  const sum = new RowSum();
  for await (const lines of readLines(client, table)) for (const line of lines) sum.add(line);
  if (sum.rows === table.rows && sum.checksum === table.checksum) return;
  throw new BackupError(
    `Table ${table.name} did not come out as it went in (${String(sum.rows)} rows of ${String(table.rows)}): nothing was restored.`,
  );
}
