/** Brings a database to this version's tables, one process at a time. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { connectionOptions, type Address, type Database } from './db.ts';
import { shippedFile } from '../config/shipped-file.ts';
import { withTransactionDoor } from './transaction.ts';

/** Any number no other program of the database uses: the lock of migrations and seeding. */
const LOCK_KEY = 7_301_114_525;

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
  const client = new pg.Client(connectionOptions(address, { unlimited: true }));
  // The awaited calls below report what goes wrong; the event alone would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    await refuseNewer(client);
    const db = withTransactionDoor(drizzle({ client }));
    await runMigrations(db, { migrationsFolder: shippedFile('migrations') });
    await work(db);
    await client.query('select pg_advisory_unlock($1)', [LOCK_KEY]);
  } finally {
    await client.end();
  }
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
    throw new NewerDatabase(
      'The database was written by a newer version of Lectern; start that version or a later one.',
    );
  }
}

function isRow(row: unknown, name: string, value: unknown): boolean {
  return typeof row === 'object' && row !== null && Reflect.get(row, name) === value;
}

function lastMigration(): number {
  const journal: unknown = JSON.parse(
    readFileSync(join(shippedFile('migrations'), 'meta/_journal.json'), 'utf8'),
  );
  const entries: unknown =
    typeof journal === 'object' && journal !== null ? Reflect.get(journal, 'entries') : [];
  const times = Array.isArray(entries)
    ? entries.map((entry: object) => Number(Reflect.get(entry, 'when')))
    : [];
  return Math.max(0, ...times);
}
