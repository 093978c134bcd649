/** Opens everything that remembers: stores, bus and limits, on the embedded database or on PostgreSQL. */
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { Bus } from '../domain/ports/bus.ts';
import type { Clock } from '../domain/ports/clock.ts';
import type { FileStore } from '../domain/ports/files.ts';
import type { LimitStore } from '../domain/ports/limits.ts';
import type { Stores } from '../domain/ports/stores.ts';
import type { DemoShop } from '../seed/demo-shop.ts';
import { freshenDemo, isAged } from '../seed/freshen.ts';
import { INCOMING_LIFE_MS } from '../security/limits.ts';
import { isSeedable, seedDemo } from '../seed/seed.ts';
import { openBus } from '../adapters/bus/open-bus.ts';
import { clearIncoming, openLocalFiles } from '../adapters/files/local.ts';
import { createAccountStore } from './accounts.store.ts';
import { createFlowStore } from './captchas.store.ts';
import { createChannelStore } from './channels.store.ts';
import { startCleaning } from './clean.ts';
import { createCodeStore } from './codes.store.ts';
import { createCommentStore } from './comments.store.ts';
import { createConfigStore } from './configs.store.ts';
import { createCouponStore } from './coupons.store.ts';
import { createDeletionStore } from './deletions.store.ts';
import { openPool, type Address, type Database } from './db.ts';
import { createEntitlementStore } from './entitlements.store.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { createFormAnswerStore } from './form-answers.store.ts';
import { createGoodsStore } from './goods.store.ts';
import { createGoodsLimitStore } from './goods-limits.store.ts';
import { createLearningStore } from './learning.store.ts';
import { createListingStore } from './listings.store.ts';
import { createImageCodeStore } from './image-codes.store.ts';
import { openLimits } from './open-limits.ts';
import { createImageStore } from './images.store.ts';
import { createGroupStore } from './groups.store.ts';
import { createLogStore } from './logs.store.ts';
import { createOutboxStore } from './outbox.store.ts';
import { prepareDatabase } from './migrate.ts';
import { preparePostgres } from './postgres.ts';
import { bringSearchUpToDate } from './search-index.ts';
import { createQrTicketStore } from './qr-tickets.store.ts';
import { createMerchantStore } from './merchants.store.ts';
import { createSearchStore } from './search.store.ts';
import { createSessionStore } from './sessions.store.ts';
import { createShopStore } from './shops.store.ts';
import { createTicketStore } from './tickets.store.ts';
import { toStoreError, withStoreErrors } from './store-error.ts';
import { createUploadStore } from './uploads.store.ts';
import { createUserStore } from './users.store.ts';
import { createZonePasswordStore } from './zone-passwords.store.ts';

export interface OpenOptions {
  /** Asked for only where an empty database is to be filled, or an aged demo dated anew (DEMO=1). */
  demoShops?: (now: number) => Promise<readonly DemoShop[]> | readonly DemoShop[];
  clock?: Clock;
}

export interface OpenedStores {
  stores: Stores;
  bus: Bus;
  limits: LimitStore;
  /** Uploads, in the data directory: nodes of one shop share it. */
  files: FileStore;
  /** For readiness and for tests; the product's calls go through the stores. */
  db: Database;
  kind: Address['kind'];
  /** Resolves when database and bus answer; rejects with StoreUnavailable. */
  ping(): Promise<void>;
  /** Finishes what runs, then closes; the embedded database is checkpointed. */
  close(): Promise<void>;
}

const systemClock: Clock = { now: () => Date.now() };

/**
 * @throws DataDirBusy, NewerDatabase or ConfigError with one plain line for the operator.
 */
export async function openStores(
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'redisUrl' | 'demo'>,
  options: OpenOptions = {},
): Promise<OpenedStores> {
  const clock = options.clock ?? systemClock;
  const filesDir = join(config.dataDir, 'files');
  const files = openLocalFiles(filesDir);
  const fill = async (db: Database) => {
    if (!config.demo || options.demoShops === undefined) return;
    const now = clock.now();
    if (await isSeedable(db)) await seedDemo(db, await options.demoShops(now), now, files);
    else if (await isAged(db, now)) await freshenDemo(db, await options.demoShops(now), now);
  };
  const prepare = async (db: Database) => {
    await fill(db);
    await bringSearchUpToDate(db);
  };
  const { address, close: closeDatabase } = await openDatabase(config, (to) => prepareDatabase(to, prepare));
  // Of an embedded database this process is the only one; else other nodes may be writing files now.
  await clearIncoming(filesDir, Date.now() - (address.kind === 'embedded' ? 0 : INCOMING_LIFE_MS));
  const pool = openPool(address);
  const bus = openBus(
    { address, ...(config.redisUrl === undefined ? {} : { redisUrl: config.redisUrl }) },
    pool,
  );
  const limits = openLimits(config, pool.db, clock);
  const stopCleaning = startCleaning(pool.db, clock);
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
    close: async () => {
      await stopCleaning();
      await bus.close();
      await limits.close();
      await pool.close();
      await closeDatabase();
    },
  };
}

type Prepare = (address: Address) => Promise<void>;

async function openDatabase(config: Pick<Config, 'dataDir' | 'databaseUrl'>, prepare: Prepare) {
  if (config.databaseUrl === undefined) return openEmbedded(config.dataDir, prepare);
  const address: Address = { kind: 'postgres', url: config.databaseUrl };
  await preparePostgres(address, prepare);
  return { address, close: () => Promise.resolve() };
}

function createStores(db: Database, clock: Clock): Stores {
  return {
    shops: withStoreErrors('shops', createShopStore(db)),
    configs: withStoreErrors('configs', createConfigStore(db, clock)),
    goods: withStoreErrors('goods', createGoodsStore(db, clock)),
    goodsLimits: withStoreErrors('goodsLimits', createGoodsLimitStore(db, clock)),
    entitlements: withStoreErrors('entitlements', createEntitlementStore(db, clock)),
    coupons: withStoreErrors('coupons', createCouponStore(db, clock)),
    search: withStoreErrors('search', createSearchStore(db, clock)),
    listings: withStoreErrors('listings', createListingStore(db, clock)),
    learning: withStoreErrors('learning', createLearningStore(db)),
    comments: withStoreErrors('comments', createCommentStore(db, clock)),
    users: withStoreErrors('users', createUserStore(db)),
    accounts: withStoreErrors('accounts', createAccountStore(db, clock)),
    channels: withStoreErrors('channels', createChannelStore(db, clock)),
    tickets: withStoreErrors('tickets', createTicketStore(db, clock)),
    qrTickets: withStoreErrors('qrTickets', createQrTicketStore(db, clock)),
    flows: withStoreErrors('flows', createFlowStore(db, clock)),
    imageCodes: withStoreErrors('imageCodes', createImageCodeStore(db, clock)),
    codes: withStoreErrors('codes', createCodeStore(db, clock)),
    outbox: withStoreErrors('outbox', createOutboxStore(db, clock)),
    groups: withStoreErrors('groups', createGroupStore(db)),
    zonePasswords: withStoreErrors('zonePasswords', createZonePasswordStore(db, clock)),
    sessions: withStoreErrors('sessions', createSessionStore(db, clock)),
    logs: withStoreErrors('logs', createLogStore(db, clock)),
    formAnswers: withStoreErrors('formAnswers', createFormAnswerStore(db, clock)),
    images: withStoreErrors('images', createImageStore(db, clock)),
    uploads: withStoreErrors('uploads', createUploadStore(db, clock)),
    deletions: withStoreErrors('deletions', createDeletionStore(db)),
    merchants: withStoreErrors('merchants', createMerchantStore(db, clock)),
  };
}
