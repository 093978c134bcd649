/** Brings a database to this version's tables, one process at a time. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import type { Database } from './db.ts';
import type { Address } from './pool.ts';
import { shippedFile } from '../config/shipped-file.ts';
import { withTransactionDoor } from './transaction.ts';
import { withClient } from './with-client.ts';

/** Any number no other program of the database uses: the lock of migrations and seeding. */
const LOCK_KEY = 7_301_114_525;

const NEWER = 'The database was written by a newer version of Lectern; start that version or a later one.';

/** Thrown where the data were written by a newer version: running on would lose what it does not know. */
class NewerDatabase extends Error {
  override readonly name = 'NewerDatabase';
}

/**
 * Runs `work` on one connection that holds the lock of all nodes, after the migrations; other nodes wait.
 * The migrations run in one transaction: a process killed inside it leaves the database as it was.
 */
export async function prepareDatabase(
  address: Address,
  work: (db: Database) => Promise<void>,
): Promise<void> {
  await withClient(address, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    await refuseNewer(client);
    const db = withTransactionDoor(drizzle({ client }));
    await runMigrations(db, { migrationsFolder: shippedFile('migrations') });
    await work(db);
    await client.query('select pg_advisory_unlock($1)', [LOCK_KEY]);
  });
}

class NotMigrated extends Error {
  override readonly name = 'NotMigrated';
}

/** @throws where the tables are not those of this version. */
export async function checkMigrated(db: Database): Promise<void> {
  const answer = await db.execute<{ at: string | null }>(
    sql`select max(created_at) as at from drizzle.__drizzle_migrations`,
  );
  const at = Number(answer.rows[0]?.at ?? 0);
  if (at !== lastMigration()) throw new NotMigrated('The tables are not those of this version.');
}

async function refuseNewer(client: pg.Client): Promise<void> {
  const there = await client.query(`select to_regclass('drizzle.__drizzle_migrations') is not null as there`);
  if (!isRow(there.rows[0], 'there', true)) return;
  const newest = lastMigration();
  const newer = await client.query(
    'select 1 from drizzle.__drizzle_migrations where created_at > $1 limit 1',
    [newest],
  );
  if (newer.rows.length > 0) {
    throw new NewerDatabase(NEWER);
  }
}

function isRow(row: unknown, name: string, value: unknown): boolean {
  return typeof row === 'object' && row !== null && Reflect.get(row, name) === value;
}

function lastMigration(): number {
  return Math.max(0, ...migrationNames().keys());
}

/** What each migration of this version is called, by its time. */
export function migrationNames(): ReadonlyMap<number, string> {
  return new Map(
    journalOf(shippedFile('migrations')).entries.map((entry): [number, string] => [
      Number(Reflect.get(entry, 'when')),
      String(Reflect.get(entry, 'tag')),
    ]),
  );
}

function journalOf(folder: string): { journal: object; entries: readonly object[] } {
  const journal: unknown = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'));
  if (typeof journal !== 'object' || journal === null) return { journal: {}, entries: [] };
  const entries: unknown = Reflect.get(journal, 'entries');
  return { journal, entries: Array.isArray(entries) ? entries : [] };
}

/**
 * Makes the tables as they were after the migration of this time, in an empty database: what an older version wrote is
 * read into its own tables, and the next start brings those up to date.
 * @throws NewerDatabase where this version does not know that migration.
 */
export async function migrateTo(address: Address, at: number): Promise<void> {
  if (!migrationNames().has(at)) throw new NewerDatabase(NEWER);
  const folder = mkdtempSync(join(tmpdir(), 'lectern-migrations-'));
  try {
    cpSync(shippedFile('migrations'), folder, { recursive: true });
    const { journal, entries } = journalOf(folder);
    const due = entries.filter((entry) => Number(Reflect.get(entry, 'when')) <= at);
    writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries: due }));
    await withClient(address, (client) => runMigrations(drizzle({ client }), { migrationsFolder: folder }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
