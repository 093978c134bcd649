/** A table of goods as CSV: comma, semicolon or tab, with or without BOM, any end of line, quoted where it has to be. */
import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { isObject } from '#schemas/page/json.ts';
import { nearest } from '#schemas/page/nearest.ts';
import { columnOf, columnsOf, fieldsOf, LIST_MARK, readCell } from './csv-columns.ts';
import type { AnyTableName, FileFault, Parsed } from './table-file.ts';

const DELIMITERS = [',', ';', '\t'] as const;

/** The mark that parts the first line; names of columns hold none of them. */
function delimiterOf(text: string): string {
  const [head = ''] = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/, 1);
  const counted = DELIMITERS.map((mark) => ({ mark, count: head.split(mark).length }));
  return counted.toSorted((one, other) => other.count - one.count)[0]?.mark ?? ',';
}

interface CsvRecord {
  record: string[];
  info: { lines: number };
}

function fault(
  file: string,
  place: string,
  [cn, en]: [string, string],
  [hintCn, hintEn]: [string, string],
): FileFault {
  return { file, place, message: { cn, en }, hint: { cn: hintCn, en: hintEn } };
}

function headFaults(name: AnyTableName, file: string, head: readonly string[]): FileFault[] {
  return head.flatMap((column, index): FileFault[] => {
    const place = `line 1, column ${String(index + 1)}`;
    if (head.indexOf(column) < index)
      return [
        fault(
          file,
          place,
          [`列 ${column} 出现了两次`, `The column ${column} is there twice`],
          ['删去其中一列', 'Take one of them out'],
        ),
      ];
    if (columnOf(name, column) !== undefined) return [];
    const known = columnsOf(name);
    const meant = nearest(column, known);
    return [
      fault(
        file,
        place,
        [`没有名为 ${column} 的列`, `There is no column ${column}`],
        meant === undefined
          ? [
              `请删去它；可用的列：${known.join('、')}`,
              `Take it out; the columns there are: ${known.join(', ')}`,
            ]
          : [`是否想写 ${meant}？`, `Did you mean ${meant}?`],
      ),
    ];
  });
}

/** The fields of one row; an empty cell says nothing. */
function readRow(
  name: AnyTableName,
  head: readonly string[],
  cells: readonly string[],
): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const [index, column] of head.entries()) {
    const cell = cells[index] ?? '';
    const known = columnOf(name, column);
    if (cell.trim() === '' || known === undefined) continue;
    const { field, kind, language } = known;
    if (language === undefined) row[field] = readCell(kind, cell);
    else row[field] = { ...(isObject(row[field]) ? row[field] : {}), [language]: cell };
  }
  return row;
}

export function readCsvTable<Name extends AnyTableName>(
  name: Name,
  file: string,
  text: string,
): Parsed<Name> {
  let records: CsvRecord[];
  try {
    records = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      relaxColumnCount: true,
      skipEmptyLines: true,
    }) as unknown as CsvRecord[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const lines: unknown = Reflect.get(error, 'lines');
    const line = typeof lines === 'number' ? `line ${String(lines)}` : '';
    const hint: [string, string] = [
      '含有分隔符、引号或换行的单元格要放在双引号里，其中的双引号写两个',
      'Put a cell with a separator, a quote or a line break in double quotes, and write a double quote in it twice',
    ];
    return {
      ok: false,
      faults: [fault(file, line, [`不是 CSV：${error.message}`, `This is no CSV: ${error.message}`], hint)],
    };
  }
  const [first, ...rest] = records;
  const head = (first?.record ?? []).map((column) => column.trim());
  const faults = headFaults(name, file, head);
  for (const { record, info } of rest)
    if (record.slice(head.length).some((cell) => cell.trim() !== ''))
      faults.push(
        fault(
          file,
          `line ${String(info.lines)}`,
          [
            `这一行有 ${String(record.length)} 格，表头只有 ${String(head.length)} 列`,
            `This row has ${String(record.length)} cells, and the head ${String(head.length)} columns`,
          ],
          ['检查引号和多余的分隔符', 'Look for a missing quote or a separator too many'],
        ),
      );
  if (faults.length > 0) return { ok: false, faults };
  const lines = rest.map(({ info }) => info.lines);
  const placeOf = (row: number, pointer: string) => {
    if (row < 0) return '';
    const [, field, part] = pointer.split('/');
    const column = part === 'cn' || part === 'en' ? `${String(field)}.${part}` : field;
    return `row ${String(row + 1)} (line ${String(lines[row] ?? 0)})${column === undefined ? '' : `, field ${column}`}`;
  };
  return {
    ok: true,
    table: { name, file, rows: rest.map(({ record }) => readRow(name, head, record)), placeOf },
  };
}

function cellOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(LIST_MARK);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

/** Only the columns that some row fills. */
export function writeCsvTable(name: AnyTableName, rows: readonly object[]): string {
  const fields = fieldsOf(name);
  const columns = columnsOf(name).flatMap((column) => {
    const known = columnOf(name, column);
    if (known === undefined) return [];
    const { field, language } = known;
    const read = (row: object): unknown => {
      const value: unknown = Reflect.get(row, field);
      if (fields.get(field) !== 'words') return value;
      if (language === undefined) return isObject(value) ? undefined : value;
      return isObject(value) ? value[language] : undefined;
    };
    return rows.some((row) => read(row) !== undefined) ? [{ column, read }] : [];
  });
  const head = columns.length === 0 ? ['id'] : columns.map(({ column }) => column);
  return stringify([head, ...rows.map((row) => columns.map(({ read }) => cellOf(read(row))))]);
}
