/** The lock under which changes of one shop take turns. */
import { eq } from 'drizzle-orm';
import type { Database } from '#server/kernel/db/db.ts';
import { shop } from '../tables/shops.ts';

/**
 * Holds a shop until the transaction ends. Of its key nothing changes: rows that refer to it, orders say, are written meanwhile.
 *
 * @returns false for a shop that is not there
 */
export async function holdShop(tx: Database, appId: string): Promise<boolean> {
  const rows = await tx
    .select({ appId: shop.appId })
    .from(shop)
    .where(eq(shop.appId, appId))
    .for('no key update');
  return rows.length > 0;
}
