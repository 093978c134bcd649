/** The tables of a folder, each one file of JSON, CSV or Excel. */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { TABLE_NAMES, type GoodsTables } from '#schemas/goods-table/tables.ts';
import { orderFields } from '../order-fields.ts';
import { SCHEMAS } from '#server/areas/goods-transfer/sheets/columns.ts';
import { readCsvGrid } from '#server/areas/goods-transfer/sheets/csv-grid.ts';
import { exampleFaults } from '#server/areas/goods-transfer/sheets/examples.ts';
import type { Grid } from '#server/areas/goods-transfer/sheets/grid.ts';
import { readJsonTable, writeJsonTable } from './json-table.ts';
import { WHOLE_FILE } from '#server/areas/goods-transfer/sheets/place.ts';
import { readTable } from '#server/areas/goods-transfer/sheets/read-table.ts';
import { otherFiles } from './other-files.ts';
import {
  FORMATS,
  type AnyTableName,
  type FileFault,
  type FileNote,
  type Format,
  type TableRead,
  type TableFile,
} from '#server/areas/goods-transfer/sheets/table-file.ts';
import { csvTable, tableCells, xlsxTable } from '#server/areas/goods-transfer/sheets/write-table.ts';
import { readXlsxGrid } from '#server/areas/goods-transfer/sheets/xlsx-grid.ts';

export interface ReadTables<Name extends AnyTableName = AnyTableName> {
  tables: TableFile<Name>[];
  faults: FileFault[];
  notes: FileNote[];
  /** Whether each table could be read, but for single cells: else the others cannot be judged beside it. */
  isComplete: boolean;
}

async function readFile<Name extends AnyTableName>(
  name: Name,
  format: Format,
  file: string,
  bytes: Uint8Array,
): Promise<TableRead<Name>> {
  if (format === 'json') return readJsonTable(name, file, bytes);
  const grid: Grid = format === 'csv' ? readCsvGrid(file, bytes) : await readXlsxGrid(name, file, bytes);
  if (!grid.ok) return grid;
  const table = readTable(name, file, grid.rows);
  return table.ok ? { ...table, notes: grid.notes } : table;
}

/** One table in several files is refused, unless they say the same, as those of a template do. */
function twiceFaults(
  name: AnyTableName,
  reads: readonly TableRead<AnyTableName>[],
  files: readonly string[],
): FileFault[] {
  const [first, ...others] = reads.map((read) => (read.ok ? read.table.rows : undefined));
  if (others.every((rows) => isDeepStrictEqual(rows, first))) return [];
  return [
    {
      file: files.at(-1) ?? name,
      place: WHOLE_FILE,
      message: {
        cn: `${files.join(' 与 ')} 同时存在，内容不同`,
        en: `Both ${files.join(' and ')} are there, and they differ`,
      },
      hint: { cn: '只留下要用的一个', en: 'Keep the one that counts' },
    },
  ];
}

/** The tables of these names a folder has, what is wrong with them, and what is worth saying. */
export async function readTablesOf<Name extends AnyTableName>(
  dir: string,
  names: readonly Name[],
): Promise<ReadTables<Name>> {
  const read: ReadTables<Name> = { tables: [], faults: [], notes: [], isComplete: true };
  const all = readdirSync(dir);
  for (const name of names) {
    const files = FORMATS.flatMap((format) =>
      all.filter((file) => file.toLowerCase() === `${name}.${format}`).map((file) => ({ file, format })),
    );
    const reads: TableRead<Name>[] = [];
    for (const { file, format } of files)
      reads.push(await readFile(name, format, file, readFileSync(join(dir, file))));
    const [first] = reads;
    if (first === undefined) continue;
    read.faults.push(
      ...twiceFaults(
        name,
        reads,
        files.map(({ file }) => file),
      ),
    );
    if (!first.ok) read.faults.push(...first.faults);
    const { table } = first;
    if (table === undefined) {
      read.isComplete = false;
      continue;
    }
    read.tables.push(table);
    read.faults.push(...exampleFaults(table));
    for (const message of (first.ok ? first.notes : undefined) ?? [])
      read.notes.push({ file: table.file, place: WHOLE_FILE, message });
  }
  const others = otherFiles(all, names);
  read.faults.push(...others.faults);
  read.notes.push(...others.notes);
  return read;
}

export const readTables = (dir: string) => readTablesOf(dir, TABLE_NAMES);

/** The format a folder is written in already, by its chief table; JSON where it is in none. */
export function formatOf(dir: string, chief: AnyTableName = 'goods'): Format {
  let files: string[] = [];
  try {
    files = readdirSync(dir);
  } catch {
    // A folder that is not there yet is in no format.
  }
  return FORMATS.find((format) => format !== 'json' && files.includes(`${chief}.${format}`)) ?? 'json';
}

async function bytesOf(name: AnyTableName, rows: readonly object[], format: Format): Promise<Uint8Array> {
  if (format === 'json')
    return Buffer.from(writeJsonTable(rows.map((row) => orderFields(row, SCHEMAS[name]))));
  const cells = tableCells(name, rows);
  return format === 'csv' ? Buffer.from(csvTable(cells)) : await xlsxTable(name, cells);
}

/** Writes every table that has rows; one without is taken away. Answers the names of the files. */
export async function writeTablesOf<Name extends AnyTableName>(
  dir: string,
  names: readonly Name[],
  tables: Readonly<Record<Name, readonly object[]>>,
  format: Format,
): Promise<string[]> {
  mkdirSync(dir, { recursive: true });
  const files: string[] = [];
  for (const name of names) {
    const rows = tables[name];
    for (const one of FORMATS) rmSync(join(dir, `${name}.${one}`), { force: true });
    if (rows.length === 0) continue;
    const file = `${name}.${format}`;
    writeFileSync(join(dir, file), await bytesOf(name, rows, format));
    files.push(file);
  }
  return files;
}

export const writeTables = (dir: string, tables: GoodsTables, format: Format) =>
  writeTablesOf(dir, TABLE_NAMES, tables, format);
