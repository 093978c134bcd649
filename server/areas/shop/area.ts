/** Shops, the hosts they are known by, and which of them a request is for (D6). */
import type { AppContext } from '#server/kernel/area.ts';
import { defineArea } from '#server/kernel/define-area.ts';
import { domainCalls } from './console/domains.ts';
import { settingsCalls } from './console/settings.ts';
import { limits } from './limits.ts';
import { boundLookUps, type LookUpForShop, type LookUpHost } from './services/bounded-look-ups.ts';
import { lookUpHost } from './services/domain-check.ts';
import {
  makeShopDirectory,
  readContext,
  type ShopContext,
  type ShopDirectory,
} from './services/shop-directory.ts';
import type { ShopRow } from './store/shop-rows.ts';
import { createDomainStore, type DomainStore } from './store/domains.store.ts';
import { type ShopStore, createShopStore } from './store/shops.store.ts';
import { shop, shopDomain } from './tables/shops.ts';

/** What statements of other areas may join; rows are written here. */
export { shop } from './tables/shops.ts';
export { changeShop, shopRecord, type ShopWorld } from './services/change-shop.ts';
export { shopOrigin } from './http/shop-origin.ts';
export { findShop, subDomainOf, type ShopFinding } from './http/find-shop.ts';
export { SHOP_TAG, type ShopContext } from './services/shop-directory.ts';
export type { ShopRow } from './store/shop-rows.ts';
export { holdShop } from './store/hold-shop.store.ts';
export { hasShops, openShop, type ShopTaken } from './store/open-shop.store.ts';
export { reportSpan } from './rules/report-span.ts';
export { dayAt, dayBefore, dayOf, endOfDayAt, startOf } from './rules/shop-day.ts';
export { shopTime } from './rules/shop-time.ts';

export interface ShopArea extends ShopDirectory {
  /** By label, else by app id, as an operator names a shop. */
  byName(name: string): Promise<ShopContext | undefined>;
  list(): Promise<ShopRow[]>;
  lookUpHost: LookUpForShop;
}

declare module '#server/kernel/area.ts' {
  interface Stores {
    shops: ShopStore;
    shopDomains: DomainStore;
  }
  interface Areas {
    shop: ShopArea;
  }
  interface Injections {
    /** What of a shop's record this installation can keep. */
    serveShop?: (row: ShopRow) => ShopRow;
    /** Asks the DNS; the machine's own where absent. */
    lookUpHost?: LookUpHost;
  }
}
declare module '#server/kernel/http/define-handler.ts' {
  interface RequestContext {
    shop: ShopContext;
  }
}

/** How many shops an installation holds. */
export async function countShops({ shops }: { readonly shops: ShopStore }): Promise<number> {
  return (await shops.list()).length;
}

export const area = defineArea({
  name: 'shop',
  limits,
  tables: { shop, shopDomain },
  stores: (db) => ({ shops: createShopStore(db), shopDomains: createDomainStore(db) }),
  consoleCalls: [...settingsCalls, ...domainCalls],
  open({ stores: { shops }, bus, clock, config, injections: options, onClose }: AppContext): ShopArea {
    const { defaultShop, rootDomains } = config;
    const { serveShop: serve = (row) => row } = options;
    const directory = makeShopDirectory({ shops, bus, clock, defaultShop, rootDomains, serve });
    onClose(directory.close);
    return {
      ...directory,
      byName: async (name) => {
        const row = (await shops.byLabel(name)) ?? (await shops.byId(name));
        return row === undefined ? undefined : readContext(row);
      },
      list: () => shops.list(),
      lookUpHost: boundLookUps(options.lookUpHost ?? lookUpHost),
    };
  },
});
