/** Writes what limits a demo shop's goods and what its people were given, and dates it anew. */
import { sql } from 'drizzle-orm';
import type { Clock } from '#server/kernel/clock.ts';
import { hashPassword } from '#server/areas/identity/rules/passwords.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { createGoodsLimitStore } from '#server/areas/access/store/goods-limits.store.ts';
import { entitlement } from '#server/areas/access/tables/entitlements.ts';
import type { DemoRight, DemoRights } from './demo-shop.ts';

/** A right with the id of the person it is of. */
type RightOfUser = DemoRight & { user_id: string };

export async function seedRights(
  tx: Database,
  clock: Clock,
  appId: string,
  { limits, people }: { limits: DemoRights['limits']; people: readonly { id: string; phone: string }[] },
): Promise<void> {
  const store = createGoodsLimitStore(tx, clock);
  for (const { goods_id: goodsId, password, svip_price: price, designated } of limits) {
    if (password !== undefined) await store.setPassword(appId, goodsId, await hashPassword(password));
    if (price !== undefined) await store.setSvipPrice(appId, goodsId, price);
    if (designated === undefined) continue;
    const designees = people.filter(({ phone }) => designated.includes(phone));
    const rows = designees.map(({ id }) => ({ kind: 'person' as const, target: id }));
    await store.designate(appId, goodsId, rows);
  }
}

export async function seedEntitlements(
  tx: Database,
  appId: string,
  rows: readonly RightOfUser[],
): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map((row) => ({
    appId,
    userId: row.user_id,
    resourceId: row.resource_id,
    source: row.source,
    orderId: row.order_id,
    fromAt: row.from,
    toAt: row.to,
    revokedAt: row.revoked_at,
  }));
  await tx.insert(entitlement).values(values);
}

/** What a merchant took back or gave since stays as it is. */
export async function freshenEntitlements(
  tx: Database,
  appId: string,
  rows: readonly RightOfUser[],
): Promise<void> {
  await tx.execute(sql`
    update ${entitlement} set from_at = fresh."from", to_at = fresh."to"
    from json_to_recordset(${JSON.stringify(rows)}::json) as fresh(
      user_id text, resource_id text, source text, order_id text, "from" bigint, "to" bigint)
    where ${entitlement.appId} = ${appId} and ${entitlement.userId} = fresh.user_id
      and ${entitlement.resourceId} = fresh.resource_id and ${entitlement.source} = fresh.source
      and ${entitlement.orderId} = fresh.order_id`);
}
