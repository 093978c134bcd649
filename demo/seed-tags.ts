/** Writes the names of a demo shop's tags. */
import type { TagRow } from '#server/areas/catalogue/store/listing-store.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { tag } from '#server/areas/catalogue/tables/goods.ts';

export async function seedTags(tx: Database, appId: string, rows: readonly TagRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.insert(tag).values(rows.map((row, position) => ({ ...row, appId, position })));
}
