/** Writes the names of a demo shop's tags. */
import type { TagRow } from '../domain/ports/listings.ts';
import type { Database } from '../store/db.ts';
import { tag } from '../store/schema/goods.ts';

export async function seedTags(tx: Database, appId: string, rows: readonly TagRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.insert(tag).values(rows.map((row, position) => ({ ...row, appId, position })));
}
