/** Writes a shop that was not there, with the hosts it is known by. */
import { eq, inArray, or } from 'drizzle-orm';
import type { ShopInfo } from '#schemas/shop/shop-info.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { shop, shopDomain } from '../tables/shops.ts';

/** What somebody else has already, and the label of the shop that has it. */
export interface ShopTaken {
  field: 'label' | 'host';
  value: string;
  by: string;
}

/** @param tx a transaction: of two that want the same name one waits here for the other. Undefined where it was written. */
export async function openShop(
  tx: Database,
  { label, info, hosts }: { label: string; info: ShopInfo; hosts: readonly string[] },
): Promise<ShopTaken | undefined> {
  const { app_id: appId } = info;
  const shopRows = await tx
    .insert(shop)
    .values({ appId, label, info })
    .onConflictDoNothing()
    .returning({ appId: shop.appId });
  if (shopRows.length === 0) {
    const isSame = or(eq(shop.label, label), eq(shop.appId, appId));
    const [other] = await tx.select({ label: shop.label }).from(shop).where(isSame);
    return { field: 'label', value: label, by: other?.label ?? label };
  }
  const rows = hosts.map((host, position) => ({ host, appId, position }));
  const domains = await tx.insert(shopDomain).values(rows).onConflictDoNothing().returning();
  const free = new Set(domains.map(({ host }) => host));
  const conflict = hosts.find((host) => !free.has(host));
  if (conflict === undefined) return undefined;
  const [other] = await tx
    .select({ label: shop.label })
    .from(shopDomain)
    .innerJoin(shop, eq(shop.appId, shopDomain.appId))
    .where(inArray(shopDomain.host, [conflict]));
  return { field: 'host', value: conflict, by: other?.label ?? '' };
}

/** Whether the installation has a shop. */
export async function hasShops(db: Database): Promise<boolean> {
  return (await db.select({ appId: shop.appId }).from(shop).limit(1)).length > 0;
}
