/** Which shop a request is for (D6): the host decides; shops are kept in memory so that a page needs no look-up. */
import { createCache } from '#server/kernel/cache/cache.ts';
import type { Bus } from '#server/kernel/bus/bus.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { ShopRow } from '../store/shop-rows.ts';
import type { ShopStore } from '../store/shops.store.ts';
import { capabilities, type Capabilities } from '#schemas/shop/capabilities.ts';
import { readShop } from '#schemas/shop/shop-info.ts';
import type { Shop } from '#schemas/shop/variant.ts';

export interface ShopContext {
  appId: string;
  label: string;
  row: ShopRow;
  shop: Shop;
  capabilities: Capabilities;
}

/** Tag of everything made from a shop's own record. */
export const SHOP_TAG = 'shop';

const FRESH_MS = 10_000;
const UNKNOWN_FRESH_MS = 2_000;
const MAX_ENTRIES = 5_000;

interface Entry {
  context: ShopContext | undefined;
  checkedAt: number;
  checking?: Promise<ShopContext | undefined>;
}

export interface ShopDirectory {
  /** The shop a host shows: the one bound to it, undefined for a host bound to none. At once when known. */
  byHost(host: string): ShopContext | undefined | Promise<ShopContext | undefined>;
  byAppId(appId: string): ShopContext | undefined | Promise<ShopContext | undefined>;
  fallback(): ShopContext | undefined | Promise<ShopContext | undefined>;
  close(): void;
}

export function readContext(row: ShopRow): ShopContext {
  const shop = readShop(row.info);
  return { appId: row.info.app_id, label: row.label, row, shop, capabilities: capabilities(shop) };
}

/** The label in `<label>.<root>`, for a host one level below a root domain. */
function labelOf(host: string, rootDomains: readonly string[]): string | undefined {
  for (const root of rootDomains) {
    if (!host.endsWith(`.${root}`)) continue;
    const label = host.slice(0, -root.length - 1);
    if (/^[a-z0-9-]{1,63}$/.test(label)) return label;
  }
  return undefined;
}

export function makeShopDirectory(options: {
  shops: ShopStore;
  bus: Bus;
  clock: Clock;
  defaultShop: string;
  rootDomains: readonly string[];
  /** What of a shop's record this installation can keep. */
  serve?: (row: ShopRow) => ShopRow;
}): ShopDirectory {
  const { shops, clock, defaultShop, rootDomains, serve = (row) => row } = options;
  const entries = createCache<Entry>({ name: 'shops', maxEntries: MAX_ENTRIES });
  const stopHearing = options.bus.onGap(() => {
    for (const [, entry] of entries.entries()) entry.checkedAt = 0;
  });
  const stop = options.bus.subscribe('purge', ({ appId, tags }) => {
    if (!tags.includes(SHOP_TAG)) return;
    for (const [key, { context }] of entries.entries()) {
      if (context === undefined || context.appId === appId) entries.delete(key);
    }
  });

  async function check(
    key: string,
    read: () => Promise<ShopRow | undefined>,
  ): Promise<ShopContext | undefined> {
    const row = await read();
    const context = row === undefined ? undefined : readContext(serve(row));
    entries.set(key, { context, checkedAt: clock.now() });
    return context;
  }

  /** A known shop is answered at once and checked again beside the request, so the database may go and come back. */
  function find(key: string, read: () => Promise<ShopRow | undefined>) {
    const entry = entries.get(key);
    if (entry === undefined) return check(key, read);
    const age = clock.now() - entry.checkedAt;
    const isFresh = age < (entry.context === undefined ? UNKNOWN_FRESH_MS : FRESH_MS);
    if (isFresh || entry.checking !== undefined) return entry.context;
    const checking = check(key, read);
    if (entry.context === undefined) return checking;
    entry.checking = checking;
    checking.catch(() => {
      entry.checkedAt = clock.now();
      delete entry.checking;
    });
    return entry.context;
  }

  return {
    byHost: (host) =>
      find(`host ${host}`, async () => {
        const row = await shops.byHost(host);
        if (row !== undefined) return row;
        const label = labelOf(host, rootDomains);
        return label === undefined ? undefined : shops.byLabel(label);
      }),
    byAppId: (appId) => find(`app ${appId}`, () => shops.byId(appId)),
    fallback: () =>
      find('fallback', async () => (await shops.byLabel(defaultShop)) ?? (await shops.byId(defaultShop))),
    close: () => {
      stop();
      stopHearing();
    },
  };
}
