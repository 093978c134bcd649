/** The one door of transactions: calls inside one join it, collisions are tried again, hooks wait for the commit. */
import { setTimeout as pause } from 'node:timers/promises';
import { inSpan } from '../trace/trace.ts';
import type { Database } from './db.ts';
import { sqlStateOf } from './store-error.ts';

type Hook = () => void | Promise<void>;
type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
type Work<Result> = (tx: Transaction) => Promise<Result>;
type Settings = Parameters<Database['transaction']>[1];

/** SQLSTATE: two transactions that cannot both be; tried again, one of them finds the other's writes. */
const COLLISIONS: ReadonlySet<string> = new Set(['40001', '40P01']);
const TRIES = 4;
const PAUSE_MS = 20;

/** Hooks of each transaction that is open. */
const hooksOf = new WeakMap<Database, Hook[]>();

/**
 * Makes `db.transaction` that door. Inside a transaction, `tx.transaction` joins it: what is written there is
 * committed with all the rest, and taken back alone where it throws and its caller goes on. `work` may be run
 * several times, so it changes nothing but the database.
 * @param onHookError told of a hook that failed: the work is committed, and nobody may do it again for that
 * @example await db.transaction(async (tx) => { await createOrders(tx).add(order); await queue.enqueue(tx, ...); });
 */
export function withTransactionDoor<Db extends Database>(
  db: Db,
  onHookError: (error: unknown) => void = reportToProcess,
): Db {
  const begin = db.transaction.bind(db);
  db.transaction = async <Result>(work: Work<Result>, settings?: Settings) => {
    const { result, hooks } = await againAfterCollisions(async () => {
      const own: Hook[] = [];
      const run = () => begin((tx) => work(enlist(tx, own)), settings);
      return { result: await inSpan('transaction', { kind: 'internal' }, run), hooks: own };
    });
    for (const hook of hooks) {
      try {
        await hook();
      } catch (error) {
        onHookError(error);
      }
    }
    return result;
  };
  return db;
}

/** Runs `hook` once what `db` writes is there for everybody: after the commit of its transaction, else now. */
export async function afterCommit(db: Database, hook: Hook): Promise<void> {
  const hooks = hooksOf.get(db);
  if (hooks === undefined) await hook();
  else hooks.push(hook);
}

function enlist(tx: Transaction, hooks: Hook[]): Transaction {
  hooksOf.set(tx, hooks);
  const nest = tx.transaction.bind(tx);
  tx.transaction = async <Result>(work: Work<Result>) => {
    const own: Hook[] = [];
    const result = await nest((step) => work(enlist(step, own)));
    hooks.push(...own);
    return result;
  };
  return tx;
}

async function againAfterCollisions<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === TRIES || !COLLISIONS.has(sqlStateOf(error) ?? '')) throw error;
      // Two that collided and wait equally long would collide again.
      await pause(PAUSE_MS * tries * (0.5 + Math.random()));
    }
  }
}

/** The process logs what nobody waited for. */
function reportToProcess(error: unknown): void {
  void Promise.reject(error);
}
