/** Tables as a merchant hands them in by the browser: CSV files, and workbooks whose sheets are tables (D127). */
import { readCsvGrid } from './csv-grid.ts';
import { exampleFaults } from './examples.ts';
import type { GridRow } from './grid.ts';
import { readTable } from './read-table.ts';
import { WHOLE_FILE } from './place.ts';
import type { AnyTableName, FileFault, FileNote, TableFile } from './table-file.ts';
import { readWorkbook } from './xlsx-grid.ts';

export interface UploadedFile {
  name: string;
  bytes: Uint8Array;
}

export interface UploadedTables<Name extends AnyTableName> {
  tables: TableFile<Name>[];
  faults: FileFault[];
  notes: FileNote[];
}

/** The tables that are looked for, and the one a file is read as that names none. */
interface TableLookup<Name extends AnyTableName> {
  names: readonly Name[];
  chief: Name;
}

interface Part<Name extends AnyTableName> {
  name: Name;
  /** With its sheet, where the file has several. */
  file: string;
  rows: readonly GridRow[];
}

/** `goods.csv`, and `goods (1).csv` as browsers save a second one: the table it is named after. */
function tableNamed<Name extends AnyTableName>(names: readonly Name[], text: string): Name | undefined {
  const base = text
    .toLowerCase()
    .replace(/\.(?:csv|xlsx)$/, '')
    .replace(/\s*\(\d+\)$/, '')
    .trim();
  return names.find((name) => name === base);
}

type Parts<Name extends AnyTableName> =
  | { ok: true; parts: Part<Name>[]; notes: FileNote[] }
  | { ok: false; faults: FileFault[] };

function partsOfCsv<Name extends AnyTableName>(
  { name: file, bytes }: UploadedFile,
  { names, chief }: TableLookup<Name>,
): Parts<Name> {
  const grid = readCsvGrid(file, bytes);
  if (!grid.ok) return grid;
  const notes = grid.notes.map((message) => ({ file, place: WHOLE_FILE, message }));
  return { ok: true, parts: [{ name: tableNamed(names, file) ?? chief, file, rows: grid.rows }], notes };
}

/** Sheets named like tables, each; where there is none the first sheet, as the table the file is named after. */
async function partsOfWorkbook<Name extends AnyTableName>(
  { name: file, bytes }: UploadedFile,
  { names, chief }: TableLookup<Name>,
): Promise<Parts<Name>> {
  const workbook = await readWorkbook(file, bytes);
  if (!workbook.ok) return workbook;
  const tables = workbook.sheets.flatMap(({ sheet, rows }) => {
    const name = tableNamed(names, sheet);
    return name === undefined ? [] : [{ name, file: `${file} · ${sheet}`, rows }];
  });
  const [first] = workbook.sheets;
  const parts =
    tables.length > 0 || first === undefined
      ? tables
      : [{ name: tableNamed(names, file) ?? chief, file, rows: first.rows }];
  return { ok: true, parts, notes: [] };
}

function unknownFormat(file: string): Parts<never> {
  return {
    ok: false,
    faults: [
      {
        file,
        place: WHOLE_FILE,
        message: { cn: '不能读取这种文件', en: 'A file of this kind cannot be read' },
        hint: { cn: '另存为 .xlsx 或 .csv', en: 'Save it as .xlsx or .csv' },
      },
    ],
  };
}

function partsOf<Name extends AnyTableName>(
  file: UploadedFile,
  lookup: TableLookup<Name>,
): Parts<Name> | Promise<Parts<Name>> {
  if (/\.csv$/i.test(file.name)) return partsOfCsv(file, lookup);
  return /\.xlsx$/i.test(file.name) ? partsOfWorkbook(file, lookup) : unknownFormat(file.name);
}

/** One table that stands in two files. */
function twice({ name, file }: Part<AnyTableName>): FileFault {
  return {
    file,
    place: WHOLE_FILE,
    message: { cn: `表 ${name} 出现了两次`, en: `The table ${name} is there twice` },
    hint: { cn: '只保留一份', en: 'Keep one of them' },
  };
}

function readPart<Name extends AnyTableName>(read: UploadedTables<Name>, part: Part<Name>): void {
  const isEmpty = part.rows.length === 0;
  if (isEmpty) return;
  if (read.tables.some(({ name }) => name === part.name)) {
    read.faults.push(twice(part));
    return;
  }
  const outcome = readTable(part.name, part.file, part.rows);
  if (!outcome.ok) read.faults.push(...outcome.faults);
  const { table } = outcome;
  if (table === undefined) return;
  read.tables.push(table);
  read.faults.push(...exampleFaults(table));
}

/** Every table of the files, what is wrong with them, and what is worth saying. */
export async function readUpload<Name extends AnyTableName>(
  files: readonly UploadedFile[],
  lookup: TableLookup<Name>,
): Promise<UploadedTables<Name>> {
  const read: UploadedTables<Name> = { tables: [], faults: [], notes: [] };
  for (const file of files) {
    const outcome = await partsOf(file, lookup);
    if (!outcome.ok) {
      read.faults.push(...outcome.faults);
      continue;
    }
    read.notes.push(...outcome.notes);
    for (const part of outcome.parts) readPart(read, part);
  }
  return read;
}
