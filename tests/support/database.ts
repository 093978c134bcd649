/** A fresh store for a test file: the embedded database, or PostgreSQL where TEST_DATABASE=postgres; files in a bucket where TEST_FILES=bucket. */
import { afterAll, beforeAll } from 'vitest';
import type { Clock } from '#server/kernel/clock.ts';
import type { DemoShop } from '#demo/demo-shop.ts';
import { moveFiles } from '#server/kernel/files/move-files.ts';
import { openPlace } from '#server/kernel/files/open-files.ts';
import { openStores, type OpenedStores } from '#server/start/open-stores.ts';
import type { BucketPlace } from '#server/kernel/files/bucket-place.ts';
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
  config: { dataDir: string; databaseUrl?: string; redisUrl?: string; bucket?: BucketPlace; demo: boolean };
}

/** Files of the ground lie in a bucket then; its modules are read only here, for most tests never meet one. */
async function moveToBucket(dataDir: string) {
  const { openTestBucket } = await import('./s3-store.ts');
  const bucket = await openTestBucket();
  const from = await openPlace('local', dataDir);
  await moveFiles({ from, to: await openPlace(bucket.place, dataDir), isRemoving: true });
  return bucket;
}

/** A test database of its own; `close` removes everything. Prefer withDatabase. */
export async function openTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const { shops = [], demo = [], clock, redisUrl } = options;
  const ground = await makeGround(demo);
  const bucket = process.env['TEST_FILES'] === 'bucket' ? await moveToBucket(ground.dataDir) : undefined;
  const config = {
    ...ground,
    ...(bucket === undefined ? {} : { bucket: bucket.place }),
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
      await bucket?.close();
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
