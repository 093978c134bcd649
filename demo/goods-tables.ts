/** The goods of a demo shop as tables, as `goods export --format json` writes them, and what of them the import brings in. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Text } from '#schemas/page/text.ts';
import { TABLE_NAMES, type GoodsTables, type TableName } from '#schemas/goods-table/tables.ts';
import { importGoods } from '#server/areas/goods-transfer/rules/import-goods.ts';
import { createGoodsTransferStore } from '#server/areas/goods-transfer/store/goods-transfer.store.ts';
import { makePasswords } from '#server/areas/identity/rules/passwords.ts';
import { createMemoryBus } from '#server/kernel/bus/memory.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { addPiece } from './demo-media.ts';
import { timesFrom } from './moments.ts';

/** Folder of a demo shop's articles. */
export const TEXTS = 'texts';

export const NO_TABLES: GoodsTables = {
  tags: [],
  teachers: [],
  goods: [],
  outline: [],
  terms: [],
  skus: [],
  coupons: [],
  members: [],
};

/** Texts of a demo shop's articles, each in both languages: `texts/<id of the good>.<cn|en>.html`. */
function readTexts(dir: string): ReadonlyMap<string, Text> {
  const folder = join(dir, TEXTS);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.cn.html')) : [];
  const read = (file: string) => readFileSync(join(folder, file), 'utf8').trim();
  return new Map(
    files.map((file) => [
      file.replace('.cn.html', ''),
      { cn: read(file), en: read(file.replace('.cn.', '.en.')) },
    ]),
  );
}

/**
 * The tables of a demo shop's folder, their times counted from `now`; one that is not there has no rows. What is played
 * or read has the names of files in place of addresses, which seeding gives it.
 */
export function readTables(dir: string, now: number): GoodsTables {
  const rowsOf = <Name extends TableName>(name: Name): GoodsTables[Name] => {
    const file = join(dir, `${name}.json`);
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '[]';
    return JSON.parse(text, timesFrom(now, 'text'));
  };
  const texts = readTexts(dir);
  return {
    tags: rowsOf('tags'),
    teachers: rowsOf('teachers'),
    goods: rowsOf('goods').map((line) => addPiece(line, texts)),
    outline: rowsOf('outline').map((line) => addPiece(line, texts)),
    terms: rowsOf('terms'),
    skus: rowsOf('skus'),
    coupons: rowsOf('coupons'),
    members: rowsOf('members'),
  };
}

/** @throws Error with every fault, where a row would not be taken from a merchant either */
export async function importTables(
  db: Database,
  clock: Clock,
  appId: string,
  tables: Partial<GoodsTables>,
): Promise<void> {
  if (TABLE_NAMES.every((name) => (tables[name] ?? []).length === 0)) return;
  const world = {
    stores: { goodsTransfer: createGoodsTransferStore(db, clock) },
    // Nobody has seen a page of a shop that is being made.
    bus: createMemoryBus(),
    passwords: makePasswords(),
  };
  const result = await importGoods(world, appId, { tables, isTrial: false });
  if (result.ok) return;
  const faults = result.faults.map(
    ({ table, row, pointer, message }) => `${table} ${String(row)}${pointer} ${message.en}`,
  );
  throw new Error(`The tables of ${appId} cannot be brought in: ${faults.join('; ')}`);
}
