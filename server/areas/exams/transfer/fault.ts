/** A fault of a table: which row and field, what is wrong and how to mend it. */
import type { ExamTableName } from '#schemas/exam/tables.ts';
import type { LocaleText } from '#schemas/page/text.ts';

export interface ExamFault {
  table: ExamTableName;
  /** Place of the row in its table, from 0; -1 for the table itself. */
  row: number;
  /** JSON pointer within the row. */
  pointer: string;
  rule: string;
  message: LocaleText;
  hint: LocaleText;
}

type Say = readonly [cn: string, en: string];

export function faultAt(
  { table, row, field }: Pick<ExamFault, 'table' | 'row'> & { field: string },
  rule: string,
  message: Say,
  hint: Say,
): ExamFault {
  return {
    table,
    row,
    pointer: field === '' ? '' : `/${field}`,
    rule,
    message: { cn: message[0], en: message[1] },
    hint: { cn: hint[0], en: hint[1] },
  };
}
