/** The month's goods as a folder of tables `npm run shop -- goods import` takes. */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { MONTH_FILES, MONTH_GOODS, partsOf, rowOf, type Cells } from './goods.ts';

const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/** Columns in the order they first come in. */
function csvOf(rows: readonly Cells[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
  return lines.map((cells) => `${cells.map(quote).join(',')}\n`).join('');
}

/** One file of each table, in a folder. */
export function writeTables(dir: string, tables: Readonly<Record<string, readonly Cells[]>>): void {
  mkdirSync(dir, { recursive: true });
  for (const [name, rows] of Object.entries(tables)) writeFileSync(join(dir, `${name}.csv`), csvOf(rows));
}

export function writeGoods(dir: string): void {
  mkdirSync(join(dir, 'media'), { recursive: true });
  for (const file of MONTH_FILES) copyFileSync(file, join(dir, 'media', basename(file)));
  const parts = MONTH_GOODS.map(partsOf);
  const outline = parts.flatMap((one) => one.outline);
  const terms = parts.flatMap((one) => one.terms);
  writeTables(dir, { goods: MONTH_GOODS.map(rowOf), outline, terms });
}
