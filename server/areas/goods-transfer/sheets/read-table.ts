/** Reads the rows of a table out of a grid: its head, its cells, and every fault of both at once (D126, D127). */
import { isObject } from '#schemas/page/json.ts';
import { nearest } from '#schemas/page/nearest.ts';
import type { LocaleText } from '#schemas/page/text.ts';
import { columnsOf, moneyFieldsOf, plainHeader, type Column } from './columns.ts';
import { isEmptyCell, isRemark, type Cell, type GridRow } from './grid.ts';
import { columnPlace, fieldPlace, rowPlace, WHOLE_FILE } from './place.ts';
import { readAnswer } from './read-answer.ts';
import { readCell } from './read-cell.ts';
import type { AnyTableName, FileFault, TableRead } from './table-file.ts';

type Say = readonly [cn: string, en: string];

const fault = (file: string, place: LocaleText, message: Say, hint: Say): FileFault => ({
  file,
  place,
  message: { cn: message[0], en: message[1] },
  hint: { cn: hint[0], en: hint[1] },
});

/** A column of the head; none where its header names nothing. */
type HeadColumn = Column | undefined;

/** A money column says its unit (D126). */
function unitFault(file: string, place: LocaleText, field: string): FileFault {
  return fault(
    file,
    place,
    [`列 ${field} 没有写明单位`, `The column ${field} does not say its unit`],
    [
      `把列名改成 ${field}_yuan（99 或 99.00）或 ${field}_fen（9900）`,
      `Rename it ${field}_yuan (99 or 99.00) or ${field}_fen (9900)`,
    ],
  );
}

function unknownColumn(name: AnyTableName, file: string, place: LocaleText, header: string): FileFault {
  const headers = columnsOf(name).map((column) => column.header);
  const suggestion = nearest(plainHeader(header), headers);
  const isOption = name === 'questions' && /^option_[a-z]$/.test(plainHeader(header));
  const hint: Say = isOption
    ? ['一道题最多十个选项：option_a 到 option_j', 'A question has ten options at most: option_a to option_j']
    : suggestion === undefined
      ? [
          `请删去它；可用的列：${headers.join('、')}`,
          `Take it out; the columns there are: ${headers.join(', ')}`,
        ]
      : [`是否想写 ${suggestion}？`, `Did you mean ${suggestion}?`];
  return fault(file, place, [`没有名为 ${header} 的列`, `There is no column ${header}`], hint);
}

interface Head {
  columns: HeadColumn[];
  faults: FileFault[];
}

function readHead(
  name: AnyTableName,
  file: string,
  head: GridRow,
  isFilled: (index: number) => boolean,
): Head {
  const columnByHeader = new Map(columnsOf(name).map((column) => [column.header, column]));
  const money = new Set(moneyFieldsOf(name));
  const faults: FileFault[] = [];
  const headerByField = new Map<string, string>();
  const columns = head.cells.map((cell, index): HeadColumn => {
    const header = String(cell ?? '').trim();
    const plain = plainHeader(header);
    const place = columnPlace(head, index + 1);
    // Columns a spreadsheet leaves behind a table.
    if (plain === '' && !isFilled(index)) return undefined;
    const column = columnByHeader.get(plain);
    const isUnitless = money.has(plain);
    if (isUnitless) faults.push(unitFault(file, place, plain));
    else if (plain === '')
      faults.push(
        fault(
          file,
          place,
          ['这一列没有列名', 'This column has no name'],
          ['在第一行写上列名，或清空这一列', 'Write its name in the first row, or empty the column'],
        ),
      );
    else if (column === undefined) faults.push(unknownColumn(name, file, place, header));
    // An amount stands in one unit.
    const key = column?.kind.of === 'money' ? column.field : plain;
    const first = headerByField.get(key);
    if (first !== undefined && key !== '')
      faults.push(
        fault(
          file,
          place,
          first === plain
            ? [`列 ${header} 出现了两次`, `The column ${header} is there twice`]
            : [
                `列 ${first} 与 ${plain} 写的是同一个金额`,
                `The columns ${first} and ${plain} are the same amount`,
              ],
          ['删去其中一列', 'Take one of them out'],
        ),
      );
    headerByField.set(key, plain);
    return column;
  });
  return { columns, faults };
}

/** The value of a field that may stand in several columns: a text for both languages, and one for each. */
function place(row: Record<string, unknown>, { field, kind }: Column, value: unknown): void {
  if (kind.of !== 'words') {
    row[field] = value;
    return;
  }
  const before = row[field];
  if (kind.language === undefined) {
    if (value !== null || before === undefined) row[field] = value;
    return;
  }
  if (value === null && typeof before === 'string') return;
  const texts = isObject(before) ? before : {};
  row[field] = { ...texts, [kind.language]: value };
}

interface ReadRow {
  row: Record<string, unknown>;
  faults: FileFault[];
}

function readRow(file: string, columns: readonly HeadColumn[], gridRow: GridRow): ReadRow {
  const { cells } = gridRow;
  const row: Record<string, unknown> = {};
  const faults: FileFault[] = [];
  let answer: Cell = null;
  for (const [index, column] of columns.entries()) {
    if (column === undefined) continue;
    const cell = cells[index] ?? null;
    if (column.kind.of === 'answer') answer = cell;
    const read = readCell(column.kind, cell);
    if (read.ok) place(row, column, read.value);
    else {
      // The field is there, though nobody can tell what it says.
      place(row, column, String(cell));
      faults.push(fault(file, fieldPlace(gridRow, column.header), read.message, read.hint));
    }
  }
  if (typeof row['answer'] === 'string') row['answer'] = readAnswer(row['kind'], String(answer).trim());
  return { row, faults };
}

function extraCells(file: string, columns: number, gridRow: GridRow): FileFault[] {
  if (!gridRow.cells.slice(columns).some((cell) => !isEmptyCell(cell))) return [];
  return [
    fault(
      file,
      rowPlace(gridRow),
      [
        `这一行有 ${String(gridRow.cells.length)} 格，表头只有 ${String(columns)} 列`,
        `This row has ${String(gridRow.cells.length)} cells, and the head ${String(columns)} columns`,
      ],
      ['检查引号和多余的分隔符', 'Look for a missing quote or a separator too many'],
    ),
  ];
}

/** Rows without a cell and remarks are passed over; the first that is left is the head. */
export function readTable<Name extends AnyTableName>(
  name: Name,
  file: string,
  grid: readonly GridRow[],
): TableRead<Name> {
  const [head, ...body] = grid.filter(
    (one) => one.cells.some((cell) => !isEmptyCell(cell)) && !isRemark(one),
  );
  if (head === undefined)
    return {
      ok: false,
      faults: [
        fault(
          file,
          WHOLE_FILE,
          ['这张表是空的', 'The table is empty'],
          ['在第一行写列名，或删去这个文件', 'Write its columns in the first row, or delete the file'],
        ),
      ],
    };
  const { columns, faults } = readHead(name, file, head, (index) =>
    body.some(({ cells }) => !isEmptyCell(cells[index])),
  );
  const rows = body.map((one) => readRow(file, columns, one));
  const ofCells = rows.flatMap((one) => one.faults);
  const ofTable = [...faults, ...body.flatMap((one) => extraCells(file, columns.length, one))];
  const placeOf = (row: number, pointer: string) => {
    const at = body[row];
    if (at === undefined) return WHOLE_FILE;
    const [, field, part] = pointer.split('/');
    const fits = (column: HeadColumn) => column !== undefined && column.field === field;
    const header = columns.find(
      (column) => fits(column) && (part === undefined || column?.header === `${String(field)}.${part}`),
    );
    const label = (header ?? columns.find(fits))?.header ?? field;
    return label === undefined ? rowPlace(at) : fieldPlace(at, label);
  };
  if (ofTable.length > 0) return { ok: false, faults: [...ofTable, ...ofCells] };
  const table = { name, file, rows: rows.map(({ row }) => row), placeOf };
  return ofCells.length > 0 ? { ok: false, faults: ofCells, table } : { ok: true, table };
}
