/** What of a demo shop is kept as tables of goods, as `goods export --format json` writes them, and brought in by the merchants' import. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GoodsTables, TableName } from '#schemas/goods-table/tables.ts';
import { importGoods } from '#server/areas/goods-transfer/rules/import-goods.ts';
import { createGoodsTransferStore } from '#server/areas/goods-transfer/store/goods-transfer.store.ts';
import { makePasswords } from '#server/areas/identity/rules/passwords.ts';
import { createMemoryBus } from '#server/kernel/bus/memory.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Database } from '#server/kernel/db/db.ts';

/** Goods themselves, with their outlines, terms, variants, coupons and members, are still read by readers of the demo's own. */
export const DEMO_TABLES = ['tags', 'teachers'] as const satisfies readonly TableName[];

export type DemoTables = Pick<GoodsTables, (typeof DEMO_TABLES)[number]>;

/** The tables of a demo shop's folder; one that is not there has no rows. */
export function readTables(dir: string): DemoTables {
  const textOf = (name: TableName) => {
    const file = join(dir, `${name}.json`);
    return existsSync(file) ? readFileSync(file, 'utf8') : '[]';
  };
  return { tags: JSON.parse(textOf('tags')), teachers: JSON.parse(textOf('teachers')) };
}

/** @throws Error with every fault, where a row would not be taken from a merchant either */
export async function importTables(
  db: Database,
  clock: Clock,
  appId: string,
  { tags, teachers }: DemoTables,
): Promise<void> {
  if (tags.length + teachers.length === 0) return;
  const world = {
    stores: { goodsTransfer: createGoodsTransferStore(db, clock) },
    // Nobody has seen a page of a shop that is being made.
    bus: createMemoryBus(),
    passwords: makePasswords(),
  };
  const outcome = await importGoods(world, appId, { tables: { tags, teachers }, isTrial: false });
  if (outcome.ok) return;
  const faults = outcome.faults.map(
    ({ table, row, pointer, message }) => `${table} ${String(row)}${pointer} ${message.en}`,
  );
  throw new Error(`The tables of ${appId} cannot be brought in: ${faults.join('; ')}`);
}
