/** The door of transactions on both databases: joined, tried again after collisions, heard of after the commit. */
import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { withDatabase } from '../../../tests/support/database.ts';
import type { Database } from './db.ts';
import { setting } from './installation.ts';
import { StoreUnavailable, sqlStateOf, toStoreError } from './store-error.ts';
import { afterCommit, withTransactionDoor } from './transaction.ts';

const database = withDatabase();
const db = () => database().db;

const put = (on: Database, key: string, value = '') => on.insert(setting).values({ key, value });
async function keysLike(prefix: string): Promise<string[]> {
  const rows = await db().select().from(setting);
  return rows
    .map(({ key }) => key)
    .filter((key) => key.startsWith(prefix))
    .sort();
}
/** What PostgreSQL says where two transactions collide. */
const collision = (code = '40001') => Object.assign(new Error('could not serialize access'), { code });

describe('a transaction', () => {
  it('commits as one, and is heard of after the commit, in order', async () => {
    const events: string[] = [];
    const answer = await db().transaction(async (tx) => {
      await afterCommit(tx, async () => void events.push(`first sees ${(await keysLike('heard')).length}`));
      await put(tx, 'heard-1');
      await afterCommit(tx, () => void events.push('second'));
      expect(events).toEqual([]);
      return 'answer';
    });
    expect(answer).toBe('answer');
    expect(events).toEqual(['first sees 1', 'second']);
  });

  it('that throws leaves nothing behind and is not heard of', async () => {
    const events: string[] = [];
    const work = db().transaction(async (tx) => {
      await put(tx, 'thrown-1');
      await afterCommit(tx, () => void events.push('never'));
      throw new Error('no stock');
    });
    await expect(work).rejects.toThrow('no stock');
    expect([await keysLike('thrown'), events]).toEqual([[], []]);
  });

  it('outside of one a hook runs at once', async () => {
    const events: string[] = [];
    await afterCommit(db(), () => void events.push('now'));
    expect(events).toEqual(['now']);
  });

  it('joins the one it is called in: committed and heard of with all the rest', async () => {
    const events: string[] = [];
    const outer = db().transaction(async (tx) => {
      await tx.transaction(async (step) => {
        await put(step, 'joined-1');
        await afterCommit(step, () => void events.push('joined'));
      });
      expect(events).toEqual([]);
      throw new Error('later');
    });
    await expect(outer).rejects.toThrow('later');
    expect([await keysLike('joined'), events]).toEqual([[], []]);
  });

  it('that fails inside another takes back its own writes and hooks alone', async () => {
    const events: string[] = [];
    await db().transaction(async (tx) => {
      await put(tx, 'alone-1');
      const inner = tx.transaction(async (step) => {
        await put(step, 'alone-2');
        await afterCommit(step, () => void events.push('inner'));
        await put(step, 'alone-1');
      });
      expect(sqlStateOf(await inner.catch((error: unknown) => error))).toBe('23505');
      await afterCommit(tx, () => void events.push('outer'));
    });
    expect([await keysLike('alone'), events]).toEqual([['alone-1'], ['outer']]);
  });

  it('stays committed when a hook fails: the others run, and the fault is reported', async () => {
    const notices: unknown[] = [];
    const events: string[] = [];
    const client: unknown = Reflect.get(db(), '$client');
    if (!(client instanceof pg.Pool)) throw new Error('the database is no pool');
    const own = withTransactionDoor(drizzle({ client }), (error) => notices.push(error));
    await own.transaction(async (tx) => {
      await put(tx, 'hooked-1');
      await afterCommit(tx, () => Promise.reject(new Error('no bus')));
      await afterCommit(tx, () => void events.push('after'));
    });
    expect([await keysLike('hooked'), events, notices.map(String)]).toEqual([
      ['hooked-1'],
      ['after'],
      ['Error: no bus'],
    ]);
  });
});

describe('transactions that collide', () => {
  it('are tried again from the start, without the hooks of the tries before', async () => {
    for (const thrownError of [collision(), collision('40P01'), toStoreError('orders.add', collision())]) {
      const events: number[] = [];
      let tries = 0;
      await db().transaction(async (tx) => {
        tries += 1;
        const triedValue = tries;
        await put(tx, 'again-1');
        await afterCommit(tx, () => void events.push(triedValue));
        if (triedValue < 3) throw thrownError;
      });
      expect([await keysLike('again'), events]).toEqual([['again-1'], [3]]);
      await db().delete(setting).where(eq(setting.key, 'again-1'));
    }
  });

  it('are tried a limited number of times, and nothing else is tried twice', async () => {
    let tries = 0;
    const failWith = (error: Error) => db().transaction(() => ((tries += 1), Promise.reject(error)));
    await expect(failWith(collision())).rejects.toThrow('serialize');
    expect(tries).toBe(4);
    await expect(failWith(new StoreUnavailable('x', 'ECONNRESET'))).rejects.toThrow('ECONNRESET');
    expect(tries).toBe(5);
  });

  it('lose no update: three who read and write one row at once count to three', async () => {
    await put(db(), 'count-1', '0');
    const isThis = eq(setting.key, 'count-1');
    const add = () =>
      db().transaction(
        async (tx) => {
          const [row] = await tx.select().from(setting).where(isThis);
          await tx.execute(sql`select pg_sleep(0.05)`);
          await tx
            .update(setting)
            .set({ value: String(Number(row?.value) + 1) })
            .where(isThis);
        },
        { isolationLevel: 'repeatable read' },
      );
    await Promise.all([add(), add(), add()]);
    expect(await db().select().from(setting).where(isThis)).toEqual([{ key: 'count-1', value: '3' }]);
  });
});
