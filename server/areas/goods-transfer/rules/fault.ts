/** Faults of the tables of goods. */
import type { TableName } from '#schemas/goods-table/tables.ts';
import type { TableFault } from '#schemas/goods-table/table-fault.ts';

export type GoodsFault = TableFault<TableName>;
