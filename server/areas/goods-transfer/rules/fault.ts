/** A fault of a table: which row and field, what is wrong and how to mend it. */
import type { TableName } from '#schemas/goods-table/tables.ts';
import type { LocaleText } from '#schemas/page/text.ts';

export interface TableFault {
  table: TableName;
  /** Place of the row in its table, from 0; -1 for the table itself. */
  row: number;
  /** JSON pointer within the row. */
  pointer: string;
  rule: string;
  message: LocaleText;
  hint: LocaleText;
}

type Say = readonly [cn: string, en: string];

/** One fault of our own, beside those of the schemas. */
export function faultAt(
  place: Pick<TableFault, 'table' | 'row'> & { field: string },
  rule: string,
  message: Say,
  hint: Say,
): TableFault {
  const { table, row, field } = place;
  return {
    table,
    row,
    pointer: field === '' ? '' : `/${field}`,
    rule,
    message: { cn: message[0], en: message[1] },
    hint: { cn: hint[0], en: hint[1] },
  };
}
