/** Tables are changes (D127): completes each row with what the shop has, and each list of a good with the rows a file leaves out. */
import { phoneKey, readWrittenPhone } from '#schemas/auth/phone.ts';
import { overlayRow, readRowWords, type TableRow } from '#schemas/goods-table/overlay-row.ts';
import {
  PIECE_FIELDS,
  TABLE_NAMES,
  TABLE_SCHEMAS,
  type GoodsTables,
  type TableName,
} from '#schemas/goods-table/tables.ts';
import { isObject } from '#schemas/page/json.ts';
import { faultAt } from '#server/kernel/table-fault.ts';
import type { GoodsFault } from '#schemas/goods-table/import-report.ts';

/** Rows of a good that stand in a list of its own. */
const LISTS: ReadonlySet<TableName> = new Set(['outline', 'terms', 'skus']);

interface CompleteRow {
  row: unknown;
  /** Its place in the table that was handed in; -1 for one the shop has. */
  place: number;
}

export interface CompletedTables {
  tables: Record<string, unknown>;
  faults: GoodsFault[];
  /** The place in the table that was handed in of a row of a completed one. */
  placeOf(table: TableName, row: number): number;
}

function keyOf(table: TableName, row: TableRow): string {
  const text = (name: string) => {
    const value = row[name];
    return typeof value === 'string' ? value : '';
  };
  if (table !== 'members') return LISTS.has(table) ? `${text('goods_id')} ${text('id')}` : text('id');
  const phone = readWrittenPhone(text('phone'));
  return `${text('goods_id')} ${phone === undefined ? text('phone') : phoneKey(phone)}`;
}

/** What the shop has of it, without what the row replaces as a whole. */
function baseOf(table: TableName, keptRow: object, row: TableRow): object {
  const base: Record<string, unknown> = { ...keptRow };
  // A password that is written, or emptied, takes the place of the one that is kept.
  if (table === 'goods' && row['password'] !== undefined && row['password_hash'] === undefined)
    delete base['password_hash'];
  const lesson = base['resource_id'] ?? base['id'];
  const isOther = typeof row['resource_id'] === 'string' && row['resource_id'] !== lesson;
  // A row that names another lesson holds nothing of the one before.
  if (table === 'outline' && isOther)
    for (const field of ['type', 'summary', ...PIECE_FIELDS]) delete base[field];
  return base;
}

function completeRow(
  table: TableName,
  keptRows: ReadonlyMap<string, object>,
  cell: unknown,
): { row: unknown; faults: ReturnType<typeof readRowWords>['faults'] } {
  if (!isObject(cell)) return { row: cell, faults: [] };
  const { row, faults } = readRowWords(TABLE_SCHEMAS[table], cell);
  const before = keptRows.get(keyOf(table, row));
  return { row: overlayRow(before === undefined ? undefined : baseOf(table, before, row), row), faults };
}

const field = (row: unknown, name: string) => (isObject(row) ? row[name] : undefined);

/** After the row it follows in the file where that stands in the same chapter, else at the end of its chapter, else of all. */
function placeFor(list: readonly CompleteRow[], row: unknown, previous: CompleteRow | undefined): number {
  const parent = field(row, 'parent_id');
  const isBeside = (one: unknown) =>
    field(one, 'parent_id') === parent || (parent !== undefined && field(one, 'id') === parent);
  if (previous !== undefined && isBeside(previous.row)) return list.indexOf(previous) + 1;
  const last = parent === undefined ? -1 : list.findLastIndex((one) => isBeside(one.row));
  return last < 0 ? list.length : last + 1;
}

/** One good's list: in the order of the file where that names all of it, else in the shop's with new rows put in. */
function completeList(
  table: TableName,
  newRows: readonly CompleteRow[],
  keptRows: readonly TableRow[],
): CompleteRow[] {
  const byKey = new Map(newRows.map((one) => [isObject(one.row) ? keyOf(table, one.row) : '', one]));
  if (keptRows.every((row) => byKey.has(keyOf(table, row)))) return [...newRows];
  const usedRows = new Set<CompleteRow>();
  const list = keptRows.map((row): CompleteRow => {
    const match = byKey.get(keyOf(table, row));
    if (match !== undefined) usedRows.add(match);
    return match ?? { row, place: -1 };
  });
  for (const [index, one] of newRows.entries())
    if (!usedRows.has(one)) list.splice(placeFor(list, one.row, newRows[index - 1]), 0, one);
  return list;
}

/** The lists of all goods the tables name; of others the shop's stay as they are. */
function completeLists(
  table: TableName,
  newRows: readonly CompleteRow[],
  keptRows: readonly TableRow[],
  namedIds: ReadonlySet<unknown>,
): CompleteRow[] {
  const goods = new Set([...newRows.map(({ row }) => field(row, 'goods_id')), ...namedIds]);
  return [...goods].flatMap((id) =>
    completeList(
      table,
      newRows.filter(({ row }) => field(row, 'goods_id') === id),
      keptRows.filter((row) => row['goods_id'] === id),
    ),
  );
}

/** `whole`: tables whose rows are all there is of each good, where fields that are left out are ordinary. */
export function completeTables(
  input: Readonly<Record<string, unknown>>,
  shop: GoodsTables,
  whole: ReadonlySet<TableName>,
): CompletedTables {
  const tables: Record<string, unknown> = { ...input };
  const faults: GoodsFault[] = [];
  const places = new Map<TableName, number[]>();
  const goodsRows = input['goods'];
  const namedIds = new Set(Array.isArray(goodsRows) ? goodsRows.map((row: unknown) => field(row, 'id')) : []);
  for (const table of TABLE_NAMES) {
    const rows = input[table];
    if (!Array.isArray(rows)) continue;
    const isWhole = whole.has(table);
    const lines: readonly TableRow[] = isWhole ? [] : shop[table].map((line) => ({ ...line }));
    const keptRows = new Map(lines.map((line) => [keyOf(table, line), line]));
    const read = rows.map((row: unknown, place): CompleteRow => {
      const completion = completeRow(table, keptRows, row);
      for (const { field: name, message, hint } of completion.faults)
        faults.push(faultAt({ table, row: place, field: name }, 'enum', message, hint));
      return { row: completion.row, place };
    });
    const all = LISTS.has(table) && !isWhole ? completeLists(table, read, lines, namedIds) : read;
    tables[table] = all.map(({ row }) => row);
    places.set(
      table,
      all.map(({ place }) => place),
    );
  }
  return { tables, faults, placeOf: (table, row) => places.get(table)?.[row] ?? row };
}
