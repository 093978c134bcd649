/** Makes a fault of an imported table. */
import type { TableFault } from '#schemas/goods-table/table-fault.ts';

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
