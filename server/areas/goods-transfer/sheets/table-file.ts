/** A table of goods as a file: what was read of it, and where each row stands. */
import type { ExamTableName } from '#schemas/exam/tables.ts';
import type { TableName } from '#schemas/goods-table/tables.ts';
import type { LocaleText } from '#schemas/page/text.ts';

/** Of goods, and of exams. */
export type AnyTableName = TableName | ExamTableName;

export interface TableFile<Name extends AnyTableName = TableName> {
  name: Name;
  /** Below the folder. */
  file: string;
  rows: unknown;
  /** How a place is written in this kind of file: `row` from 0, -1 for the file itself; `pointer` within the row. */
  placeOf(row: number, pointer: string): LocaleText;
}

/** A fault that stands in a file, before any shop is asked. */
export interface FileFault {
  file: string;
  place: LocaleText;
  message: LocaleText;
  hint: LocaleText;
}

/** What a merchant should know of a file that was taken. */
export interface FileNote {
  file: string;
  place: LocaleText;
  message: LocaleText;
}

export const FORMATS = ['json', 'csv', 'xlsx'] as const;
export type Format = (typeof FORMATS)[number];

export type TableRead<Name extends AnyTableName = TableName> =
  | { ok: true; table: TableFile<Name>; notes?: readonly LocaleText[] }
  /** `table`: the rows all the same, where only cells of them are wrong. */
  | { ok: false; faults: FileFault[]; table?: TableFile<Name> };
