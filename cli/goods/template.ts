/** `goods template`: every table with its columns, what each takes, and example rows, as CSV and as workbooks (D127). */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXAM_TABLE_NAMES } from '#schemas/exam/tables.ts';
import { TABLE_NAMES } from '#schemas/goods-table/tables.ts';
import { ShopError } from '../shop-error.ts';
import { columnNotes } from './column-notes.ts';
import { formatOf } from './folder.ts';
import type { AnyTableName } from './table-file.ts';
import { TEMPLATE_ROWS } from './template-rows.ts';
import { cellOf, csvTable, xlsxTable } from './write-table.ts';

const EVERY_TABLE: readonly AnyTableName[] = [...TABLE_NAMES, ...EXAM_TABLE_NAMES];

/** The columns of a template: money in yuan, and a column for each language. */
function templateNotes(name: AnyTableName) {
  return columnNotes(name).filter(
    ({ column: { kind } }) =>
      !(kind.of === 'money' && kind.unit === 'fen') && !(kind.of === 'words' && kind.language === undefined),
  );
}

/** Head, a row of remarks that an import passes over, and examples. */
function templateCells(name: AnyTableName): string[][] {
  const notes = templateNotes(name);
  const remarks = notes.map(({ note, isRequired }, index) => {
    const required = isRequired ? '必填 required. ' : '';
    return `${index === 0 ? '# ' : ''}${required}${note.cn} / ${note.en}`;
  });
  return [
    notes.map(({ column }) => column.header),
    remarks,
    ...TEMPLATE_ROWS[name].map((row) => notes.map(({ column }) => cellOf(row, column))),
  ];
}

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
