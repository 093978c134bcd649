/** A fresh store for a test file: the embedded database, or PostgreSQL where TEST_DATABASE=postgres. */
import { createHash, randomBytes } from 'node:crypto';
import { constants, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { Clock } from '#server/domain/ports.ts';
import type { DemoShop } from '#server/seed/demo-shop.ts';
import { openStores, type OpenedStores } from '#server/store/open.ts';
import { storeFile } from '#server/store/store-file.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
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
  if (postgres === undefined) copyTemplate(await templateDir(), dataDir);
  const { shops = [], clock, redisUrl } = options;
  const config = {
    dataDir,
    demo: shops.length > 0,
    ...(postgres === undefined ? {} : { databaseUrl: await postgres.createDatabase() }),
    ...(redisUrl === undefined ? {} : { redisUrl }),
  };
  const opened = await openStores(config, { demoShops: () => shops, ...(clock === undefined ? {} : { clock }) });
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
export function withDatabase(options: TestDatabaseOptions | (() => TestDatabaseOptions) = {}): () => TestDatabase {
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

/** A data directory with the tables in place, made once a machine: the first start costs seconds, a copy 0.1 s. */
async function templateDir(): Promise<string> {
  const cache = join(process.cwd(), 'node_modules/.cache/lectern');
  const dir = join(cache, `data-${templateKey()}`);
  if (existsSync(dir)) return dir;
  mkdirSync(cache, { recursive: true });
  const aside = makeTempDir('template');
  const opened = await openStores({ dataDir: aside, demo: false });
  await opened.close();
  const copy = `${dir}.${randomBytes(4).toString('hex')}`;
  copyTemplate(aside, copy);
  removeTempDir(aside);
  try {
    renameSync(copy, dir);
  } catch {
    // Another test file made it first.
    rmSync(copy, { recursive: true, force: true });
  }
  return dir;
}

function copyTemplate(from: string, to: string): void {
  cpSync(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

/** Whatever changes what a first start writes. */
function templateKey(): string {
  const migrations = storeFile('migrations');
  const hash = createHash('sha256');
  for (const name of readdirSync(migrations).sort()) {
    if (name.endsWith('.sql')) hash.update(readFileSync(join(migrations, name)));
  }
  hash.update(readFileSync(storeFile('embedded/worker.mjs')));
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  hash.update(readFileSync(join(dirname(entry), '../package.json')));
  return hash.digest('hex').slice(0, 16);
}
