/** Bounded caches: what makes room for what, and what the figures say. */
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { createInternalAccess } from '../http/internal-access.ts';
import { registerMetrics } from '../metrics/metrics.ts';
import { cacheFigures, createCache } from './cache.ts';

const keysOf = (cache: { entries(): [string, unknown][] }) =>
  cache
    .entries()
    .map(([key]) => key)
    .sort();

describe('a cache', () => {
  it('counted in entries lets go of what was used longest ago', () => {
    const shoes = createCache<string>({ name: 'shoes', maxEntries: 2 });
    shoes.set('a', 'boot');
    shoes.set('b', 'clog');
    expect(shoes.get('a')).toBe('boot');
    shoes.set('c', 'sandal');
    expect(keysOf(shoes)).toEqual(['a', 'c']);
    expect(shoes.get('b')).toBeUndefined();
    expect(shoes.figures()).toEqual({ name: 'shoes', entries: 2, bytes: 0, hits: 1, misses: 1 });
  });

  it('counted in bytes holds no more than them, and nothing that is heavier alone', () => {
    const films = createCache<{ bytes: number }>({
      name: 'films',
      maxBytes: 10,
      bytesOf: ({ bytes }) => bytes,
    });
    for (const [key, bytes] of Object.entries({ a: 4, b: 4, c: 4, heavy: 11 })) films.set(key, { bytes });
    expect(keysOf(films)).toEqual(['b', 'c']);
    expect(films.figures()).toMatchObject({ entries: 2, bytes: 8 });
  });

  it('forgets one, or all; what is deleted while it is looked through does no harm', () => {
    const shoes = createCache<string>({ name: 'forgotten', maxEntries: 9 });
    for (const key of ['a', 'b', 'c']) shoes.set(key, key);
    for (const [key] of shoes.entries()) if (key !== 'b') shoes.delete(key);
    expect(keysOf(shoes)).toEqual(['b']);
    shoes.clear();
    expect(shoes.figures()).toMatchObject({ entries: 0 });
  });

  it('is seen in the figures of the process, two of one name as one', async () => {
    const nodes = [1, 2].map(() => createCache<string>({ name: 'summed', maxEntries: 2 }));
    for (const cache of nodes) {
      cache.set('a', 'boot');
      cache.get('a');
      cache.get('none');
    }
    expect(cacheFigures().find(({ name }) => name === 'summed')).toEqual({
      name: 'summed',
      entries: 2,
      bytes: 0,
      hits: 2,
      misses: 2,
    });
    const app = fastify();
    const answers = () => Promise.resolve();
    const idle = { waiting: 0, running: 0, failedCount: 0, lateSeconds: 0 };
    registerMetrics(app, {
      inside: createInternalAccess({ isOnlyHere: true }),
      routeOf: () => 'metrics',
      parts: { database: answers, migrations: answers, disk: answers, bus: answers },
      pool: () => ({ open: 1, idle: 1, waiting: 0 }),
      jobs: () => Promise.resolve({ all: idle, outbox: idle }),
    });
    const lines = (await app.inject('/metrics')).body.split('\n');
    await app.close();
    expect(lines).toEqual(
      expect.arrayContaining([
        'cache_entries{cache="summed"} 2',
        'cache_bytes{cache="summed"} 0',
        'cache_hits_total{cache="summed"} 2',
        'cache_misses_total{cache="summed"} 2',
      ]),
    );
    expect(nodes.map(({ figures }) => figures().hits)).toEqual([1, 1]);
  });
});
