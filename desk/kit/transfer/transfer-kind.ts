/** A kind of things that comes and goes as tables: goods, exams, assignments. */
import type { ConsoleCall } from '#schemas/api/console/define-console-call.ts';
import type { defineSheetsRead, defineWorkbookGet } from '#schemas/api/console/sheets.ts';
import type { Answer } from '#schemas/api/envelope.ts';
import type { FieldChange } from '#schemas/goods-table/field-change.ts';
import type { GoodsReport } from '#schemas/goods-table/import-report.ts';
import type { TableFault } from '#schemas/goods-table/table-fault.ts';
import type { DeskCaller } from '../calls/caller.ts';

/** A fault or a note of one row. */
export type RowFault = TableFault<string>;

/** What the tables change, or would change. */
export interface ImportReport extends Partial<Pick<GoodsReport, 'moved'>> {
  changes: readonly {
    table: string;
    id: string;
    change: 'added' | 'changed';
    fields: readonly FieldChange[];
  }[];
  notes: readonly RowFault[];
}

export type ImportTables = Readonly<Record<string, unknown>>;

export interface TransferKind {
  /** Of the files that are saved: `goods.xlsx`. */
  name: string;
  title: string;
  /** Which files are taken, and what stands in them. */
  hint: string;
  sheets: ReturnType<typeof defineSheetsRead>;
  workbook: ReturnType<typeof defineWorkbookGet<string>>;
  bring: (ask: DeskCaller['ask'], tables: ImportTables, isTrial: boolean) => Promise<Answer<ImportReport>>;
  /** What is read anew once the tables were written. */
  stale: readonly ConsoleCall[];
  /** The table a package (.json) always has; absent where there are no packages. */
  packageTable?: string;
}
