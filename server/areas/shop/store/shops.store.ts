/** Shops and the hosts bound to them. */
import { asc, eq, sql } from 'drizzle-orm';
import type { ShopRow } from './shop-rows.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { shop, shopDomain } from '../tables/shops.ts';
import { isStorable } from '#server/kernel/db/text.ts';
import type { ShopInfo } from '#schemas/shop/shop-info.ts';

/** Hosts bound to a shop, parted by blanks, which no host has. The column is named by hand: drizzle leaves out the table of one. */
const hosts = sql<string>`(
  select coalesce(string_agg(d.host, ' ' order by d.position, d.host), '') from shop_domain d where d.app_id = shop.app_id
)`.mapWith((text: string) => text.split(' ').filter((host) => host !== ''));

const COLUMNS = { label: shop.label, info: shop.info, revision: shop.revision, hosts };

export type ShopStore = ReturnType<typeof createShopStore>;

export function createShopStore(db: Database) {
  const first = (rows: ShopRow[]) => rows[0];
  return {
    byId: async (appId: string): Promise<ShopRow | undefined> =>
      isStorable(appId) ? first(await db.select(COLUMNS).from(shop).where(eq(shop.appId, appId))) : undefined,
    byLabel: async (label: string): Promise<ShopRow | undefined> =>
      isStorable(label) ? first(await db.select(COLUMNS).from(shop).where(eq(shop.label, label))) : undefined,
    /** The shop a host name is bound to (D6), without port, lower case. */
    byHost: async (host: string): Promise<ShopRow | undefined> =>
      isStorable(host)
        ? first(
            await db
              .select(COLUMNS)
              .from(shopDomain)
              .innerJoin(shop, eq(shop.appId, shopDomain.appId))
              .where(eq(shopDomain.host, host)),
          )
        : undefined,
    list: (): Promise<ShopRow[]> => db.select(COLUMNS).from(shop).orderBy(asc(shop.label)),
    /** Changes the record of one, as it is then; answers the new one, undefined for a shop that is not there. The same record is not written. */
    change: (appId: string, change: (info: ShopInfo) => ShopInfo): Promise<ShopInfo | undefined> =>
      db.transaction(async (tx) => {
        const isThis = eq(shop.appId, appId);
        const [row] = await tx.select(COLUMNS).from(shop).where(isThis).for('no key update');
        if (row === undefined) return undefined;
        const info = change(row.info);
        if (info === row.info) return info;
        await tx
          .update(shop)
          .set({ info, revision: row.revision + 1 })
          .where(isThis);
        return info;
      }),
  };
}
