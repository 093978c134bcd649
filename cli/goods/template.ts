/** `goods template`: every table with its columns, what each takes, and example rows, as CSV and as workbooks (D127). */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXAM_TABLE_NAMES } from '#schemas/exam/tables.ts';
import { TABLE_NAMES } from '#schemas/goods-table/tables.ts';
import { ShopError } from '../shop-error.ts';
import { formatOf } from './folder.ts';
import type { AnyTableName } from '#server/areas/goods-transfer/sheets/table-file.ts';
import { templateCells } from '#server/areas/goods-transfer/sheets/template-cells.ts';
import { csvTable, xlsxTable } from '#server/areas/goods-transfer/sheets/write-table.ts';

const EVERY_TABLE: readonly AnyTableName[] = [...TABLE_NAMES, ...EXAM_TABLE_NAMES];

/** Writes the tables; answers the names of the files. */
export async function writeTemplate(dir: string): Promise<string[]> {
  mkdirSync(dir, { recursive: true });
  if (formatOf(dir) !== 'json')
    throw new ShopError(`${dir} holds tables already. Choose another folder for the template.`);
  const files: string[] = [];
  for (const name of EVERY_TABLE) {
    const cells = templateCells(name);
    writeFileSync(join(dir, `${name}.csv`), csvTable(cells));
    writeFileSync(join(dir, `${name}.xlsx`), await xlsxTable(name, cells));
    files.push(`${name}.csv`, `${name}.xlsx`);
  }
  return files;
}
