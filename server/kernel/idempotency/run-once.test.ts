/** Idempotency keys on both databases: one run for one key, however often and at once it is asked for. */
import { beforeEach, describe, expect, it } from 'vitest';
import { withDatabase } from '../../../tests/support/database.ts';
import type { Database } from '../db/db.ts';
import { setting } from '../db/installation.ts';
import { removeExpiredKeys, runOnce, type Once } from './run-once.ts';
import { idempotencyKey } from './tables/idempotency-key.ts';

const START = 1_800_000_000_000;
const HOUR = 3_600_000;
const database = withDatabase();
const db = () => database().db;
let now = START;
const clock = { now: () => now };
let runs = 0;

beforeEach(async () => {
  await db().delete(idempotencyKey);
  await db().delete(setting);
  now = START;
  runs = 0;
});

const read = (storedValue: unknown) => String(storedValue);
/** An order of something: a row, and an answer that tells which run it was. */
async function order(tx: Database): Promise<string> {
  runs += 1;
  await tx.insert(setting).values({ key: `order ${String(runs)}`, value: '' });
  return `order ${String(runs)}`;
}

function ask(
  input: { key?: string; scope?: string; body?: unknown } = {},
  work = order,
): Promise<Once<string>> {
  const { key = 'k1', scope = 'shop u_1', body = { goods: 'g_1', count: 1 } } = input;
  return db().transaction((tx) =>
    runOnce({ tx, clock }, { scope, key, body, read, lifeMs: HOUR }, () => work(tx)),
  );
}

describe('an idempotency key', () => {
  it('runs its work once and answers the same again, whatever the order of the body’s fields', async () => {
    expect(await ask()).toEqual({ kind: 'ran', answer: 'order 1' });
    expect(await ask({ body: { count: 1, goods: 'g_1' } })).toEqual({ kind: 'repeated', answer: 'order 1' });
    expect(await db().select().from(setting)).toHaveLength(1);
  });

  it('with another body is a conflict, and nothing runs', async () => {
    await ask();
    expect(await ask({ body: { goods: 'g_1', count: 2 } })).toEqual({ kind: 'conflict' });
    expect(runs).toBe(1);
  });

  it('of another person or another key is another', async () => {
    await ask();
    expect(await ask({ scope: 'shop u_2' })).toEqual({ kind: 'ran', answer: 'order 2' });
    expect(await ask({ key: 'k2' })).toEqual({ kind: 'ran', answer: 'order 3' });
  });

  it('asked for twenty times at once runs once, and all get its answer', async () => {
    const askedOnces = await Promise.all(Array.from({ length: 20 }, () => ask()));
    expect(askedOnces.filter(({ kind }) => kind === 'ran')).toHaveLength(1);
    expect(new Set(askedOnces.map((one) => ('answer' in one ? one.answer : one.kind)))).toEqual(
      new Set(['order 1']),
    );
    expect(await db().select().from(setting)).toHaveLength(1);
  });

  it('whose answer is known before its work answers that one again', async () => {
    const foretelling = () =>
      db().transaction((tx) =>
        runOnce(
          { tx, clock },
          { scope: 'shop u_1', key: 'k1', body: 1, read, knownAnswer: `order ${String(runs + 1)}` },
          () => order(tx),
        ),
      );
    expect(await foretelling()).toEqual({ kind: 'ran', answer: 'order 1' });
    expect(await foretelling()).toEqual({ kind: 'repeated', answer: 'order 1' });
  });

  it('whose work failed is free again, and what the work wrote is gone', async () => {
    const failing = async (tx: Database) => {
      await order(tx);
      throw new Error('no stock');
    };
    await expect(ask({}, failing)).rejects.toThrow('no stock');
    expect(await db().select().from(setting)).toEqual([]);
    expect(await ask()).toEqual({ kind: 'ran', answer: 'order 2' });
  });

  it('is forgotten after its time', async () => {
    await ask();
    now = START + HOUR - 1;
    expect((await ask()).kind).toBe('repeated');
    now = START + HOUR;
    expect(await ask({ body: 'other' })).toEqual({ kind: 'ran', answer: 'order 2' });
    now = START + 2 * HOUR + 1;
    await removeExpiredKeys(db(), now);
    expect(await db().select().from(idempotencyKey)).toEqual([]);
  });

  it('no row can have is refused', async () => {
    for (const key of ['', 'a\0', 'x'.repeat(201)])
      expect(await ask({ key })).toEqual({ kind: 'unusable-key' });
    expect(runs).toBe(0);
  });
});
