/** Opens everything that remembers: stores, bus and limits, on the embedded database or on PostgreSQL. */
import { join } from 'node:path';
import type { Config } from '#server/kernel/config/config.ts';
import type { Bus } from '#server/kernel/bus/bus.ts';
import { systemClock, type Clock } from '#server/kernel/clock.ts';
import type { FileStore } from '#server/kernel/files/file-store.ts';
import type { LimitStore } from '#server/kernel/limits/limit-store.ts';
import type { Stores } from './stores.ts';
import type { DemoShop } from '#server/seed/demo-shop.ts';
import { freshenDemo, isAged } from '#server/seed/freshen.ts';
import { INCOMING_LIFE_MS } from '#server/kernel/limits/limits.ts';
import { isSeedable, seedDemo } from '#server/seed/seed.ts';
import { openBus } from '#server/kernel/bus/open-bus.ts';
import { clearIncoming, openLocalFiles } from '#server/kernel/files/local.ts';
import { createAccountStore } from '#server/areas/identity/store/accounts.store.ts';
import { createFlowStore } from '#server/areas/identity/store/captchas.store.ts';
import { createChannelStore } from '#server/areas/identity/store/channels.store.ts';
import { startCleaning } from './clean.ts';
import { createCodeStore } from '#server/areas/identity/store/codes.store.ts';
import { createCommentStore } from '#server/areas/comments/comments.store.ts';
import { createConfigStore } from '#server/areas/pages/store/configs.store.ts';
import { createCouponStore } from '#server/areas/coupons/coupons.store.ts';
import { createDeletionStore } from '#server/areas/identity/store/deletions.store.ts';
import { openPool, type Address, type Database } from '#server/kernel/db/db.ts';
import { createEntitlementStore } from '#server/areas/access/store/entitlements.store.ts';
import { openEmbedded } from '#server/kernel/db/embedded/open-embedded.ts';
import { createFormAnswerStore } from '#server/areas/forms/form-answers.store.ts';
import { createGoodsStore } from '#server/areas/catalogue/store/goods.store.ts';
import { createGoodsLimitStore } from '#server/areas/access/store/goods-limits.store.ts';
import { createLearningStore } from '#server/areas/learning/learning.store.ts';
import { createListingStore } from '#server/areas/catalogue/store/listings.store.ts';
import { createImageCodeStore } from '#server/areas/identity/store/image-codes.store.ts';
import { openLimits } from '#server/kernel/limits/open-limits.ts';
import { createImageStore } from '#server/areas/uploads/images.store.ts';
import { createGroupStore } from '#server/areas/identity/store/groups.store.ts';
import { createLogStore } from '#server/areas/logs/logs.store.ts';
import { createOutboxStore } from '#server/areas/messaging/dev-mailbox.store.ts';
import { prepareDatabase } from '#server/kernel/db/migrate.ts';
import { preparePostgres } from '#server/kernel/db/postgres.ts';
import { bringSearchUpToDate } from '#server/areas/catalogue/store/search-index.ts';
import { createQrTicketStore } from '#server/areas/identity/store/qr-tickets.store.ts';
import { createMerchantStore } from '#server/areas/identity/store/merchants.store.ts';
import { createSearchStore } from '#server/areas/catalogue/store/search.store.ts';
import { createSessionStore } from '#server/areas/identity/store/sessions.store.ts';
import { createShopStore } from '#server/areas/shop/shops.store.ts';
import { createTicketStore } from '#server/areas/identity/store/tickets.store.ts';
import { toStoreError, withStoreErrors } from '#server/kernel/db/store-error.ts';
import { createUploadStore } from '#server/areas/uploads/uploads.store.ts';
import { createUserStore } from '#server/areas/identity/store/users.store.ts';
import { createZonePasswordStore } from '#server/areas/zones/zone-passwords.store.ts';

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
