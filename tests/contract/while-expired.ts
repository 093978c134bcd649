/** A shop whose subscription is over for as long as a test looks (M61, D116). */
import { eq } from 'drizzle-orm';
import { shop } from '#server/areas/shop/tables/shops.ts';
import type { TestDatabase } from '../support/database.ts';

export async function whileExpired(
  { stores, db, bus }: TestDatabase,
  label: string,
  look: () => Promise<void>,
): Promise<void> {
  const row = await stores.shops.byLabel(label);
  if (row === undefined) throw new Error(`no shop ${label}`);
  const { info, revision } = row;
  const set = async (expiry_version: number, at: number) => {
    await db
      .update(shop)
      .set({ info: { ...info, expiry_version }, revision: at })
      .where(eq(shop.appId, info.app_id));
    await bus.publish('purge', { appId: info.app_id, tags: ['shop'] });
  };
  await set(2, revision + 1);
  try {
    await look();
  } finally {
    await set(info.expiry_version, revision + 2);
  }
}
