/** A fault of a table somebody brings: which row and field, what is wrong and how to mend it. */
import type { LocaleText } from '#schemas/page/text.ts';

export interface TableFault<Table extends string> {
  table: Table;
  /** Place of the row in its table, from 0; -1 for the table itself. */
  row: number;
  /** JSON pointer within the row. */
  pointer: string;
  rule: string;
  message: LocaleText;
  hint: LocaleText;
}

type Say = readonly [cn: string, en: string];

/** One fault of an area's own, beside those of the schemas. */
export function faultAt<Table extends string>(
  { table, row, field }: { table: Table; row: number; field: string },
  rule: string,
  message: Say,
  hint: Say,
): TableFault<Table> {
  return {
    table,
    row,
    pointer: field === '' ? '' : `/${field}`,
    rule,
    message: { cn: message[0], en: message[1] },
    hint: { cn: hint[0], en: hint[1] },
  };
}
