/** Writes rows as a table for spreadsheets: words for enumerations, yuan for money, lists with their marks (D126, D127). */
import { joinEscaped } from '#schemas/goods-table/escaped-list.ts';
import { tableWordFor } from '#schemas/goods-table/table-words.ts';
import { isObject } from '#schemas/page/json.ts';
import { toCsv } from '#server/kernel/csv.ts';
import { columnsOf, type Column } from './columns.ts';
import { writeYuan } from './read-number.ts';
import type { AnyTableName } from './table-file.ts';

function valueOf(row: object, { field, kind }: Column): unknown {
  const value: unknown = Reflect.get(row, field);
  if (kind.of !== 'words') return value;
  if (kind.language === undefined) return isObject(value) ? undefined : value;
  return isObject(value) ? value[kind.language] : undefined;
}

function writeValue({ kind }: Column, value: unknown): string {
  if (Array.isArray(value)) return joinEscaped(value.map(String), '|');
  if (kind.of === 'money' && typeof value === 'number')
    return kind.unit === 'yuan' ? writeYuan(value) : String(value);
  const word = kind.of === 'choice' ? tableWordFor(kind.words, value) : undefined;
  if (word !== undefined) return word;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

/** The cell of a row in a column. */
export const cellOf = (row: object, column: Column): string => writeValue(column, valueOf(row, column));

/** The head and the rows, with only the columns that some row fills. */
export function tableCells(name: AnyTableName, rows: readonly object[]): string[][] {
  const columns = columnsOf(name).filter(
    (column) =>
      !(column.kind.of === 'money' && column.kind.unit === 'fen') &&
      rows.some((row) => valueOf(row, column) !== undefined),
  );
  const head = columns.length === 0 ? ['id'] : columns.map(({ header }) => header);
  return [head, ...rows.map((row) => columns.map((column) => cellOf(row, column)))];
}

export const csvTable = (cells: readonly (readonly string[])[]): string => toCsv(cells);

/** A table as a sheet: its cells are texts, so that a spreadsheet makes no date or number of them. */
interface SheetCells {
  name: AnyTableName;
  cells: readonly (readonly string[])[];
}

/** A workbook of these tables, a sheet each. */
export async function workbookOf(tables: readonly SheetCells[]): Promise<Uint8Array> {
  const { default: writeSheets } = await import('write-excel-file/node');
  const sheets = tables.map(({ name, cells }) => ({
    sheet: name,
    stickyRowsCount: 1,
    data: cells.map((row, index) =>
      row.map((value) =>
        value === ''
          ? null
          : { value, type: String, ...(index === 0 ? { fontWeight: 'bold' as const } : {}) },
      ),
    ),
  }));
  return writeSheets(sheets).toBuffer();
}

/** A workbook of one sheet. */
export const xlsxTable = (name: AnyTableName, cells: SheetCells['cells']): Promise<Uint8Array> =>
  workbookOf([{ name, cells }]);
