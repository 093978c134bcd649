/** A fresh store for a test file: the embedded database, or PostgreSQL where TEST_DATABASE=postgres. */
import { afterAll, beforeAll } from 'vitest';
import type { Clock } from '#server/domain/ports/clock.ts';
import type { DemoShop } from '#server/seed/demo-shop.ts';
import { openStores, type OpenedStores } from '#server/store/open.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { fillFromTemplate } from './database-template.ts';
import { makeTempDir, removeTempDir } from './temp-dir.ts';

export const isPostgres = process.env['TEST_DATABASE'] === 'postgres';

export interface TestDatabaseOptions {
  /** Seeded when opened; none by default. */
  shops?: readonly DemoShop[];
  clock?: Clock;
  redisUrl?: string;
}

export interface TestDatabase extends OpenedStores {
  /** What openStores was given: open it again to test what outlives a process. */
  config: { dataDir: string; databaseUrl?: string; redisUrl?: string; demo: boolean };
  /** The PostgreSQL behind it, if that is what the file runs on. */
  postgres?: TestPostgres;
}

/** A test database of its own; `close` removes everything. Prefer withDatabase. */
export async function openTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const dataDir = makeTempDir('data');
  const postgres = isPostgres ? await startPostgres() : undefined;
  if (postgres === undefined) await fillFromTemplate(dataDir);
  const { shops = [], clock, redisUrl } = options;
  const config = {
    dataDir,
    demo: shops.length > 0,
    ...(postgres === undefined ? {} : { databaseUrl: await postgres.createDatabase() }),
    ...(redisUrl === undefined ? {} : { redisUrl }),
  };
  const opened = await openStores(config, {
    demoShops: () => shops,
    ...(clock === undefined ? {} : { clock }),
  });
  return {
    ...opened,
    config,
    ...(postgres === undefined ? {} : { postgres }),
    close: async () => {
      await opened.close();
      await postgres?.stop();
      removeTempDir(dataDir);
    },
  };
}

/**
 * One store for all tests of the file or describe it is called in.
 * @example const database = withDatabase({ shops: [buildDemoShop()] });
 *          it('...', async () => { await database().stores.shops.list(); });
 */
export function withDatabase(
  options: TestDatabaseOptions | (() => TestDatabaseOptions) = {},
): () => TestDatabase {
  let database: TestDatabase | undefined;
  beforeAll(async () => {
    database = await openTestDatabase(typeof options === 'function' ? options() : options);
  }, 180_000);
  afterAll(async () => {
    await database?.close();
  }, 60_000);
  return () => {
    if (database === undefined) throw new Error('The database opens in beforeAll: ask for it inside a test.');
    return database;
  };
}
