/** Whose tries are counted together (requirement 16). */
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryLimits } from '#server/kernel/limits/memory.ts';
import { WRITE_LIMIT, type RateLimit } from '#server/kernel/limits/limits.ts';
import { makeLocalLimit, checkRateLimit } from './rate-limit.ts';
import { rememberPublicUrl } from './secure.ts';

const MINUTE = 60_000;
const BY_ADDRESS: RateLimit = { max: 2, windowMs: MINUTE, per: 'ip' };
const BY_SESSION: RateLimit = { max: 2, windowMs: MINUTE, per: 'session' };

describe('tries are counted', () => {
  let app: FastifyInstance;
  const keys = new Set<string>();
  beforeAll(async () => {
    app = fastify();
    await app.register(cookie);
    rememberPublicUrl(app, undefined);
    const clock = { now: () => 0 };
    const store = createMemoryLimits(clock);
    const limits = {
      ...store,
      hit: (key: string, windowMs: number) => {
        keys.add(key);
        return store.hit(key, windowMs);
      },
    };
    const count = (name: string, limit: RateLimit) =>
      app.get(`/${name}`, async (request) =>
        (await checkRateLimit(request, name, limit, { limits, clock })) ? 'over' : 'in',
      );
    count('address', BY_ADDRESS);
    count('session', BY_SESSION);
  });
  afterAll(() => app.close());

  const ask = async (url: string, remoteAddress: string, session?: string) => {
    const headers = {
      host: 'localhost',
      ...(session === undefined ? {} : { cookie: `shop_session=${session}` }),
    };
    return (await app.inject({ url, remoteAddress, headers })).body;
  };

  it('R16: counts by the network of an address, because one person may own all of it', async () => {
    const tries = ['2001:db8:0:7::1', '2001:db8:0:7:ffff::2', '2001:db8:0:7:1:2:3:4', '2001:db8:0:8::1'];
    const ends: string[] = [];
    for (const address of tries) ends.push(await ask('/address', address));
    expect(ends).toEqual(['in', 'in', 'over', 'in']);
  });

  it('R16: by session, for a classroom has one address', async () => {
    const ends: string[] = [];
    for (const session of ['one', 'one', 'one', 'other'])
      ends.push(await ask('/session', '203.0.113.7', session));
    expect(ends).toEqual(['in', 'in', 'over', 'in']);
  });

  it('R16: an invented session starts no fresh count, and leaves no counter behind', async () => {
    keys.clear();
    const ends: string[] = [];
    for (let triedCount = 0; triedCount < WRITE_LIMIT.max + 20; triedCount += 1)
      ends.push(await ask('/session', '203.0.113.8', `made-up-${String(triedCount)}`));
    expect(ends.filter((end) => end === 'in').length).toBe(WRITE_LIMIT.max);
    expect(ends.slice(-20)).toEqual(Array.from({ length: 20 }, () => 'over'));
    expect(keys.size).toBe(WRITE_LIMIT.max + 1);
  });
});

describe('tries counted by one process alone', () => {
  it('R16, R49: a clock that is put back by days does not limit anyone for days', () => {
    let now = 100 * 24 * 60 * MINUTE;
    const takes = makeLocalLimit(BY_ADDRESS, { now: () => now });
    expect([takes('a'), takes('a'), takes('a')]).toEqual([true, true, false]);
    now -= 3 * 24 * 60 * MINUTE;
    expect([takes('a'), takes('a'), takes('a')]).toEqual([true, true, false]);
  });
});
