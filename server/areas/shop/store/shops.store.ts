/** Shops and the hosts bound to them. */
import { asc, eq, sql } from 'drizzle-orm';
import type { ShopRow, ShopStore } from './shop-store.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { shop, shopDomain } from '../tables/shops.ts';
import { isStorable } from '#server/kernel/db/text.ts';

/** Hosts bound to a shop, parted by blanks, which no host has. The column is named by hand: drizzle leaves out the table of one. */
const hosts = sql<string>`(
  select coalesce(string_agg(d.host, ' ' order by d.position, d.host), '') from shop_domain d where d.app_id = shop.app_id
)`.mapWith((text: string) => text.split(' ').filter((host) => host !== ''));

const COLUMNS = { label: shop.label, info: shop.info, revision: shop.revision, hosts };

export function createShopStore(db: Database): ShopStore {
  const first = (rows: ShopRow[]) => rows[0];
  return {
    byId: async (appId) =>
      isStorable(appId) ? first(await db.select(COLUMNS).from(shop).where(eq(shop.appId, appId))) : undefined,
    byLabel: async (label) =>
      isStorable(label) ? first(await db.select(COLUMNS).from(shop).where(eq(shop.label, label))) : undefined,
    byHost: async (host) =>
      isStorable(host)
        ? first(
            await db
              .select(COLUMNS)
              .from(shopDomain)
              .innerJoin(shop, eq(shop.appId, shopDomain.appId))
              .where(eq(shopDomain.host, host)),
          )
        : undefined,
    list: () => db.select(COLUMNS).from(shop).orderBy(asc(shop.label)),
    change: (appId, change) =>
      db.transaction(async (tx) => {
        const isThis = eq(shop.appId, appId);
        const [row] = await tx.select(COLUMNS).from(shop).where(isThis).for('update');
        if (row === undefined) return undefined;
        const info = change(row.info);
        await tx
          .update(shop)
          .set({ info, revision: row.revision + 1 })
          .where(isThis);
        return info;
      }),
  };
}
