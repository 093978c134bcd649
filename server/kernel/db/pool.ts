/** The pool of connections, the same driver for the embedded database and for PostgreSQL (ADR-002). */
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { PoolFigures } from '../metrics/part-metrics.ts';
import type { Database } from './db.ts';
import './refuse-unknown-columns.ts';
import { tracePool } from '../trace/query-spans.ts';
import { currentTracer } from '../trace/trace.ts';
import { withTransactionDoor } from './transaction.ts';

/** Where the database answers. */
export type Address =
  /** `key` is the name under which its own server connects; no other client is let in. */
  { kind: 'embedded'; socketDir: string; key: string } | { kind: 'postgres'; url: string };

/** The server may take this long to let a connection in; then the call fails with StoreUnavailable. */
const CONNECT_MS = 2000;
/**
 * A turn is waited for this long while all connections are in use: a crowd that presses one button is served one
 * after the other (requirement 35), and what was never let in still fails after CONNECT_MS.
 */
const TURN_MS = 10_000;
/** No statement of ours needs seconds: one that does would hold a connection others wait for. */
const STATEMENT_MS = 5000;
/** Above STATEMENT_MS: ends a call whose answer the network lost. */
const ANSWER_MS = 7000;
/** Locks are held for milliseconds (publishing, migrations apart). */
const LOCK_MS = 3000;
const IDLE_IN_TRANSACTION_MS = 10_000;
const POOL_SIZE = 10;
/** Both waits at the embedded database, whose one connection everybody takes in turn. */
const EMBEDDED_MS = 30_000;

export interface Pool {
  db: Database;
  /** How many connections there are now, and how many calls wait for one. */
  figures(): PoolFigures;
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Settings of a connection; `unlimited` for migrations, which may rewrite a table. */
export function connectionOptions(address: Address, { unlimited = false } = {}): pg.ClientConfig {
  if (address.kind === 'embedded') {
    return {
      host: address.socketDir,
      user: address.key,
      database: 'postgres',
      connectionTimeoutMillis: EMBEDDED_MS,
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

/** A pool knows one time for both, the wait for the server and the wait for a turn: its connections keep their own. */
function clientOf(address: Address) {
  return class extends pg.Client {
    constructor() {
      super(connectionOptions(address));
    }
  };
}

/** Opens the pool; nothing is asked of the database yet. */
export function openPool(address: Address): Pool {
  const pool = new pg.Pool({
    Client: clientOf(address),
    // The embedded database is one session: more connections would only queue inside it.
    ...(address.kind === 'embedded'
      ? { max: 1, idleTimeoutMillis: 0, connectionTimeoutMillis: EMBEDDED_MS }
      : { max: POOL_SIZE, idleTimeoutMillis: 30_000, connectionTimeoutMillis: TURN_MS }),
  });
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  if (currentTracer() !== undefined) tracePool(pool);
  return {
    db: withTransactionDoor(drizzle({ client: pool })),
    figures: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    ping: async () => {
      await pool.query('select 1');
    },
    close: () => pool.end(),
  };
}
