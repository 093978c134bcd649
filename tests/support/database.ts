/** A fresh store for a test file: the embedded database, or PostgreSQL where TEST_DATABASE=postgres. */
import { afterAll, beforeAll } from 'vitest';
import type { Clock } from '#server/kernel/clock.ts';
import type { DemoShop } from '#demo/demo-shop.ts';
import { openStores, type OpenedStores } from '#server/start/open-stores.ts';
import { makeGround, removeGround } from './ground.ts';

export interface TestDatabaseOptions {
  /** Seeded when opened; none by default. */
  shops?: readonly DemoShop[];
  /** Demo shops of the product by their labels, there before it is opened. */
  demo?: readonly string[];
  clock?: Clock;
  redisUrl?: string;
}

export interface TestDatabase extends OpenedStores {
  /** What openStores was given: open it again to test what outlives a process. */
  config: { dataDir: string; databaseUrl?: string; redisUrl?: string; demo: boolean };
}

/** A test database of its own; `close` removes everything. Prefer withDatabase. */
export async function openTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const { shops = [], demo = [], clock, redisUrl } = options;
  const ground = await makeGround(demo);
  const config = {
    ...ground,
    demo: shops.length > 0 || demo.length > 0,
    ...(redisUrl === undefined ? {} : { redisUrl }),
  };
  const stores = await openStores(config, {
    demoShops: () => shops,
    ...(clock === undefined ? {} : { clock }),
  });
  // A bus that is linked only later makes everything be forgotten in the middle of some test.
  await stores.ping();
  return {
    ...stores,
    config,
    close: async () => {
      await stores.close();
      await removeGround(ground);
    },
  };
}

/**
 * One store for all tests of the file or describe it is called in.
 * @example const database = withDatabase({ shops: [buildDemoShop()] });
 *          it('...', async () => { await database().stores.shops.list(); });
 */
export function withDatabase(options: TestDatabaseOptions = {}): () => TestDatabase {
  let database: TestDatabase | undefined;
  beforeAll(async () => {
    database = await openTestDatabase(options);
  }, 180_000);
  afterAll(async () => {
    await database?.close();
  }, 60_000);
  return () => {
    if (database === undefined) throw new Error('The database opens in beforeAll: ask for it inside a test.');
    return database;
  };
}
