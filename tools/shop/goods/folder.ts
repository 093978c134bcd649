/** The tables of a folder, each one file of JSON or CSV. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TABLE_NAMES, type GoodsTables } from '#schemas/goods-table/tables.ts';
import { readCsvTable, writeCsvTable } from './csv-table.ts';
import { readJsonTable, writeJsonTable } from './json-table.ts';
import { FORMATS, type AnyTableName, type FileFault, type Format, type TableFile } from './table-file.ts';

const READERS = { json: readJsonTable, csv: readCsvTable } as const;

/** The tables of these names a folder has. */
export function readTablesOf<Name extends AnyTableName>(
  dir: string,
  names: readonly Name[],
): { tables: TableFile<Name>[]; faults: FileFault[] } {
  const tables: TableFile<Name>[] = [];
  const faults: FileFault[] = [];
  for (const name of names) {
    const there = FORMATS.filter((format) => existsSync(join(dir, `${name}.${format}`)));
    if (there.length > 1)
      faults.push({
        file: `${name}.csv`,
        place: '',
        message: {
          cn: `${name}.json 与 ${name}.csv 同时存在`,
          en: `Both ${name}.json and ${name}.csv are there`,
        },
        hint: { cn: '只留下要用的一个', en: 'Keep the one that counts' },
      });
    else
      for (const format of there) {
        const file = `${name}.${format}`;
        const text = readFileSync(join(dir, file), 'utf8');
        const parsed = READERS[format](name, file, text);
        if (parsed.ok) tables.push(parsed.table);
        else faults.push(...parsed.faults);
      }
  }
  return { tables, faults };
}

export const readTables = (dir: string) => readTablesOf(dir, TABLE_NAMES);

/** The format a folder is written in already, by its chief table; JSON where it is in none. */
export function formatOf(dir: string, chief: AnyTableName = 'goods'): Format {
  return existsSync(join(dir, `${chief}.csv`)) ? 'csv' : 'json';
}

/** Writes every table that has rows; one without is taken away. Answers the names of the files. */
export function writeTablesOf<Name extends AnyTableName>(
  dir: string,
  names: readonly Name[],
  tables: Readonly<Record<Name, readonly object[]>>,
  format: Format,
): string[] {
  mkdirSync(dir, { recursive: true });
  return names.flatMap((name) => {
    const rows = tables[name];
    for (const one of FORMATS) rmSync(join(dir, `${name}.${one}`), { force: true });
    if (rows.length === 0) return [];
    const file = `${name}.${format}`;
    writeFileSync(join(dir, file), format === 'csv' ? writeCsvTable(name, rows) : writeJsonTable(rows));
    return [file];
  });
}

export const writeTables = (dir: string, tables: GoodsTables, format: Format) =>
  writeTablesOf(dir, TABLE_NAMES, tables, format);
