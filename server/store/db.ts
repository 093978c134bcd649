/** The pool of connections, the same driver for the embedded database and for PostgreSQL (decision 002). */
import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';

/** A pool or one transaction of it: every store works on either. */
export type Database = PgDatabase<NodePgQueryResultHKT>;

/** Where the database answers. */
export type Address = { kind: 'embedded'; socketDir: string } | { kind: 'postgres'; url: string };

/** A connection is waited for this long; then the call fails with StoreUnavailable. */
const CONNECT_MS = 2000;
/** No statement of ours needs seconds: one that does would hold a connection others wait for. */
const STATEMENT_MS = 5000;
/** Above STATEMENT_MS: ends a call whose answer the network lost. */
const ANSWER_MS = 7000;
/** Locks are held for milliseconds (publishing, migrations apart). */
const LOCK_MS = 3000;
const IDLE_IN_TRANSACTION_MS = 10_000;
const POOL_SIZE = 10;

export interface Pool {
  db: Database;
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Settings of a connection; `unlimited` for migrations, which may rewrite a table. */
export function connectionOptions(address: Address, { unlimited = false } = {}): pg.ClientConfig {
  if (address.kind === 'embedded') {
    return {
      host: address.socketDir,
      user: 'postgres',
      database: 'postgres',
      connectionTimeoutMillis: 30_000,
    };
  }
  return {
    connectionString: address.url,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: 'lectern',
    keepAlive: true,
    ...(unlimited
      ? {}
      : {
          statement_timeout: STATEMENT_MS,
          query_timeout: ANSWER_MS,
          lock_timeout: LOCK_MS,
          idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
        }),
  };
}

/** Opens the pool; nothing is asked of the database yet. */
export function openPool(address: Address): Pool {
  const pool = new pg.Pool({
    ...connectionOptions(address),
    // The embedded database is one session: more connections would only queue inside it.
    ...(address.kind === 'embedded'
      ? { max: 1, idleTimeoutMillis: 0 }
      : { max: POOL_SIZE, idleTimeoutMillis: 30_000 }),
  });
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  return {
    db: drizzle({ client: pool }),
    ping: async () => {
      await pool.query('select 1');
    },
    close: () => pool.end(),
  };
}
