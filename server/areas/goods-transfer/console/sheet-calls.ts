/** Tables as files of spreadsheets, for each kind of things that is imported: read, and written as a workbook (D127). */
import type { defineSheetsRead, defineWorkbookGet } from '#schemas/api/console/sheets.ts';
import {
  handleConsole,
  type ConsoleContext,
  type ConsoleHandler,
} from '#server/kernel/http/console-handler.ts';
import { ok } from '#server/kernel/http/define-handler.ts';
import { readUpload, type UploadedTables } from '../sheets/read-upload.ts';
import type { AnyTableName, TableFile } from '../sheets/table-file.ts';
import { templateCells } from '../sheets/template-cells.ts';
import { tableCells, workbookOf } from '../sheets/write-table.ts';

interface SheetKind<Name extends AnyTableName> {
  read: ReturnType<typeof defineSheetsRead>;
  workbook: ReturnType<typeof defineWorkbookGet<string>>;
  names: readonly Name[];
  /** What a file is read as that names no table. */
  chief: Name;
  /** All the shop has. */
  exportAll: (context: ConsoleContext) => Promise<Readonly<Record<Name, readonly object[]>>>;
  /** What stands in the files as the import takes it, where that is not rows of tables. */
  convert?: (tables: UploadedTables<Name>, context: ConsoleContext) => Promise<UploadedTables<Name>>;
}

const rowsOf = ({ rows }: TableFile<AnyTableName>): object[] =>
  Array.isArray(rows) ? rows.filter((row) => typeof row === 'object' && row !== null) : [];

export function sheetCalls<Name extends AnyTableName>(kind: SheetKind<Name>): ConsoleHandler[] {
  const { names, chief, exportAll, convert = (tables) => Promise.resolve(tables) } = kind;
  return [
    handleConsole(kind.read, async (context) => {
      const { input, locale } = context;
      const files = input.files.map(({ name, base64 }) => ({ name, bytes: Buffer.from(base64, 'base64') }));
      const { tables, faults, notes } = await convert(await readUpload(files, { names, chief }), context);
      return ok({
        tables: Object.fromEntries(tables.map((table) => [table.name, rowsOf(table)])),
        places: Object.fromEntries(
          tables.map((table) => [
            table.name,
            rowsOf(table).map((_row, at) => `${table.file} · ${table.placeOf(at, '')[locale]}`),
          ]),
        ),
        faults: faults.map((fault) => ({ ...fault, place: fault.place[locale] })),
        notes: notes.map((note) => ({ ...note, place: note.place[locale] })),
      });
    }),
    handleConsole(kind.workbook, async (context) => {
      const tables = context.input.of === 'template' ? undefined : await exportAll(context);
      const sheets = names.map((name) => ({
        name,
        cells: tables === undefined ? templateCells(name) : tableCells(name, tables[name]),
      }));
      return ok({ base64: Buffer.from(await workbookOf(sheets)).toString('base64') });
    }),
  ];
}
