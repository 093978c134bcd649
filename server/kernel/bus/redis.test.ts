/** The bus and the limits on Redis: two nodes, and a Redis that dies, is emptied and returns. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startRedis, type TestRedis } from '../../../tests/support/redis.ts';
import type { Bus } from './bus.ts';
import { createRedisLimits } from '../limits/redis.ts';
import { connectRedis } from '../redis/client.ts';
import { createRedisBus } from './redis.ts';
import { CHANNEL } from './wire.ts';

const clock = { now: () => Date.now() };
let redis: TestRedis;
let one: Bus;
let two: Bus;

beforeAll(async () => {
  redis = await startRedis();
  one = createRedisBus(redis.url);
  two = createRedisBus(redis.url);
  await redis.untilListeners(CHANNEL, 2);
}, 180_000);

afterAll(async () => {
  await one.close();
  await two.close();
  await redis.stop();
});

describe('bus on Redis', () => {
  it('R53: events reach every node once, and no request when Redis dies; what waited is sent when it is back', async () => {
    const own: string[] = [];
    const other: string[] = [];
    let gaps = 0;
    one.subscribe('jobs.queued', ({ kind }) => own.push(kind));
    two.subscribe('jobs.queued', ({ kind }) => other.push(kind));
    two.onGap(() => (gaps += 1));

    await one.publish('jobs.queued', { kind: 'first' });
    await vi.waitFor(() => expect(other).toEqual(['first']), 5000);

    await redis.halt();
    gaps = 0;
    const before = Date.now();
    await one.publish('jobs.queued', { kind: 'second' });
    await one.ping();
    expect(Date.now() - before).toBeLessThan(1000);
    expect(own).toEqual(['first', 'second']);
    expect(other).toEqual(['first']);

    await redis.start();
    await redis.untilListeners(CHANNEL, 2);
    await vi.waitFor(() => expect(gaps).toBe(1), 5000);
    await one.publish('jobs.queued', { kind: 'third' });
    await vi.waitFor(() => expect(other).toContain('third'), 5000);
    expect(own).toEqual(['first', 'second', 'third']);
  });
});

describe('limits on Redis', () => {
  it('R16, R53: parallel hits are counted one by one; without Redis, and after it was emptied, counting goes on', async () => {
    const client = connectRedis(redis.url);
    const limits = createRedisLimits(client, clock);
    await vi.waitFor(() => expect(client.status).toBe('ready'), 5000);
    const hits = await Promise.all(Array.from({ length: 50 }, () => limits.hit('sms', 60_000)));
    expect(hits.map((hit) => hit.count).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 50 }, (_, n) => n + 1),
    );
    expect(hits.every((hit) => hit.resetAt > clock.now() && hit.resetAt <= clock.now() + 60_000)).toBe(true);

    await redis.flush();
    expect((await limits.hit('sms', 60_000)).count).toBe(1);

    await redis.halt();
    const before = Date.now();
    const alone = [await limits.hit('sms', 60_000), await limits.hit('sms', 60_000)];
    expect(alone.map((hit) => hit.count)).toEqual([1, 2]);
    expect(Date.now() - before).toBeLessThan(2000);
    await redis.start();
    await vi.waitFor(() => expect(client.status).toBe('ready'), 5000);
    expect((await limits.hit('sms', 60_000)).count).toBe(1);
    client.disconnect();
  });
});
