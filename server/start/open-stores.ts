/** Opens everything that remembers: stores, bus and limits, on the embedded database or on PostgreSQL. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { InstallationConfig } from '#server/kernel/config/config.ts';
import type { Bus } from '#server/kernel/bus/bus.ts';
import { systemClock, type Clock } from '#server/kernel/clock.ts';
import type { FileStore } from '#server/kernel/files/file-store.ts';
import type { LimitStore } from '#server/kernel/limits/limit-store.ts';
import type { Stores } from '#server/kernel/area.ts';
import { takeSnapshot, type OnPercent, type Snapshot } from '#server/kernel/backup/snapshot.ts';
import { clearAside, isStaging } from '#server/kernel/backup/staging.ts';
import { areas, createStores } from './areas.gen.ts';
import type { DemoShop } from '#demo/demo-shop.ts';
import { isOtherContent, OTHER_CONTENT } from '#demo/content.ts';
import { freshenDemo, isAged } from '#demo/freshen.ts';
import { INCOMING_LIFE_MS } from '#server/kernel/limits/limits.ts';
import { isSeedable, seedDemo } from '#demo/seed.ts';
import { openBus } from '#server/kernel/bus/open-bus.ts';
import { filesDirOf, openFiles } from '#server/kernel/files/open-files.ts';
import { probeFiles } from '#server/kernel/files/probe-files.ts';
import { clearIncoming } from '#server/kernel/files/write-aside.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { openPool, type Address } from '#server/kernel/db/pool.ts';
import { openEmbedded } from '#server/kernel/db/embedded/open-embedded.ts';
import { releaseLeases } from '#server/kernel/jobs/jobs.store.ts';
import { openLimits } from '#server/kernel/limits/open-limits.ts';
import { checkMigrated, prepareDatabase } from '#server/kernel/db/migrate.ts';
import { isProbe, probeDisk } from '#server/kernel/files/probe-disk.ts';
import type { ReadyParts } from '#server/kernel/http/health.ts';
import type { PoolFigures } from '#server/kernel/metrics/part-metrics.ts';
import { preparePostgres } from '#server/kernel/db/postgres.ts';
import { toStoreError } from '#server/kernel/db/store-error.ts';

export interface OpenOptions {
  /** Asked for only where an empty database is to be filled, or an aged demo dated anew (DEMO=1). */
  demoShops?: (now: number) => Promise<readonly DemoShop[]> | readonly DemoShop[];
  clock?: Clock;
  /** Called with a line for whom a start waits for. */
  onWait?: (line: string) => void;
  /** Called with a line for each step that may take a while. */
  onStep?: (line: string) => void;
}

export interface OpenedStores {
  stores: Stores;
  bus: Bus;
  limits: LimitStore;
  /** Uploads, in the data directory or in a bucket: nodes of one shop share it. */
  files: FileStore;
  /** For readiness and for tests; the product's calls go through the stores. */
  db: Database;
  kind: Address['kind'];
  /** Resolves when database and bus answer; rejects with StoreUnavailable. */
  ping(): Promise<void>;
  /** What /readyz asks. */
  parts: ReadyParts;
  /** Connections to the database, for /metrics. */
  poolFigures: () => PoolFigures;
  dataDir: string;
  /** One moment of the database and the files, in a folder of the data directory. */
  takeSnapshot(onPercent?: OnPercent): Promise<Snapshot>;
  /** Finishes what runs, then closes; the embedded database is checkpointed. */
  close(): Promise<void>;
}

/**
 * @throws DataDirBusy, NewerDatabase or ConfigError with one plain line for the operator.
 */
export async function openStores(
  config: Pick<InstallationConfig, 'dataDir' | 'bucket' | 'oldPlace' | 'databaseUrl' | 'redisUrl' | 'demo'>,
  options: OpenOptions = {},
): Promise<OpenedStores> {
  const clock = options.clock ?? systemClock;
  const files = await openFiles(config);
  const fill = async (db: Database) => {
    if (!config.demo || options.demoShops === undefined) return;
    const now = clock.now();
    if (await isSeedable(db)) {
      const shops = await options.demoShops(now);
      options.onStep?.(`Filling it with ${String(shops.length)} demo shops ...`);
      await seedDemo(db, shops, now, files);
    } else if (await isAged(db, now)) {
      const shops = await options.demoShops(now);
      await freshenDemo(db, shops, now);
      if (await isOtherContent(db, shops)) options.onStep?.(OTHER_CONTENT);
    }
  };
  const prepare = async (db: Database) => {
    await fill(db);
    for (const area of areas) await area.prepare?.(db);
  };
  const { address, close: closeDatabase } = await openDatabase(
    config,
    (to) => prepareDatabase(to, prepare),
    options,
  );
  // Of an embedded database this process is the only one; else other nodes may be writing files now.
  const isAlone = address.kind === 'embedded';
  await clearIncoming(filesDirOf(config.dataDir), Date.now() - (isAlone ? 0 : INCOMING_LIFE_MS));
  await clearAside(config.dataDir, (name) => isStaging(name) || isProbe(name));
  const pool = openPool(address);
  if (isAlone) await releaseLeases(pool.db);
  const readers = Object.fromEntries(areas.flatMap(({ events = {} }) => Object.entries(events)));
  const bus = openBus({ address, redisUrl: config.redisUrl }, pool, readers);
  const limits = openLimits(config, pool.db, clock);
  return {
    stores: createStores(pool.db, clock),
    bus,
    limits: limits.store,
    files,
    db: pool.db,
    kind: address.kind,
    ping: async () => {
      try {
        await Promise.all([pool.ping(), bus.ping()]);
      } catch (error) {
        throw toStoreError('ping', error);
      }
    },
    parts: {
      database: () => pool.ping(),
      migrations: () => checkMigrated(pool.db),
      disk: () => probeDisk(config.dataDir),
      bus: () => bus.reach(),
      ...(config.bucket === undefined ? {} : { files: () => probeFiles(files) }),
    },
    poolFigures: () => pool.figures(),
    dataDir: config.dataDir,
    takeSnapshot: (onPercent) => takeSnapshot({ address, dataDir: config.dataDir, files, onPercent }),
    close: async () => {
      await bus.close();
      await limits.close();
      await pool.close();
      await closeDatabase();
    },
  };
}

type Prepare = (address: Address) => Promise<void>;

async function openDatabase(
  config: Pick<InstallationConfig, 'dataDir' | 'databaseUrl'>,
  prepare: Prepare,
  { onWait, onStep }: Pick<OpenOptions, 'onWait' | 'onStep'>,
) {
  if (config.databaseUrl === undefined) {
    const isNew = !existsSync(join(config.dataDir, 'pg'));
    onStep?.(isNew ? `Creating the database in ${config.dataDir} ...` : 'Opening the database ...');
    return openEmbedded(config.dataDir, prepare);
  }
  onStep?.('Opening the database ...');
  const address: Address = { kind: 'postgres', url: config.databaseUrl };
  await preparePostgres(address, prepare, onWait);
  return { address, close: () => Promise.resolve() };
}
