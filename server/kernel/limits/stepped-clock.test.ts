/** A clock that is put back, as a machine's is when somebody mends its time: each store of counters lets go within a window. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#schemas/time.ts';
import { withDatabase } from '../../../tests/support/database.ts';
import { startRedis, type TestRedis } from '../../../tests/support/redis.ts';
import { connectRedis } from '../redis/client.ts';
import { createLimitStore } from './limits.store.ts';
import { createMemoryLimits } from './memory.ts';
import { createRedisLimits } from './redis.ts';

const DAYS_MS = 72 * HOUR_MS;
const database = withDatabase();

/** Counts five before the clock is put back by days, two after it. */
async function readCountedItems(
  open: (clock: { now: () => number }) => Parameters<typeof hits>[0],
): Promise<number[]> {
  let now = Date.now();
  const limits = open({ now: () => now });
  const before = await hits(limits, 5);
  now -= DAYS_MS;
  return [...before, ...(await hits(limits, 2))];
}

async function hits(
  limits: { hit: (key: string, windowMs: number) => Promise<{ count: number }> },
  times: number,
): Promise<number[]> {
  const counts: number[] = [];
  for (let triedCount = 0; triedCount < times; triedCount += 1)
    counts.push((await limits.hit('stepped', HOUR_MS)).count);
  return counts;
}

describe('a clock that is put back by days', () => {
  it('R16: in memory', async () => {
    expect(await readCountedItems(createMemoryLimits)).toEqual([1, 2, 3, 4, 5, 1, 2]);
  });

  it('R16: in the database', async () => {
    expect(await readCountedItems((clock) => createLimitStore(database().db, clock))).toEqual([
      1, 2, 3, 4, 5, 1, 2,
    ]);
  });

  it('R16: in the database, hits that looked at the clock in another order still count together', async () => {
    let now = Date.now();
    const limits = createLimitStore(database().db, { now: () => now });
    await limits.hit('disorder', MINUTE_MS);
    now -= 9_000;
    expect((await limits.hit('disorder', MINUTE_MS)).count).toBe(2);
  });
});

describe('a clock of Redis that is put back', () => {
  let redis: TestRedis;
  beforeAll(async () => {
    redis = await startRedis();
  }, 180_000);
  afterAll(() => redis.stop());

  it('R16: a counter that would live for days begins anew', async () => {
    const client = connectRedis(redis.url);
    const limits = createRedisLimits(client, { now: () => Date.now() });
    await vi.waitFor(() => expect(client.status).toBe('ready'), 5000);
    await limits.hit('stepped', HOUR_MS, 5);
    expect((await limits.hit('stepped', HOUR_MS)).count).toBe(6);
    await client.pexpire('lectern:limit:stepped', DAYS_MS);
    expect(await limits.hit('stepped', HOUR_MS)).toMatchObject({ count: 1 });
    expect(await client.pttl('lectern:limit:stepped')).toBeLessThanOrEqual(HOUR_MS);
    client.disconnect();
  });
});
