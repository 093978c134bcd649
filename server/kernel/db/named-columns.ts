/** Columns of a table by their names in the database, which are the names of the wire: `line_price` of `linePrice`. */
import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** `line_price` of `linePrice`. */
type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? '' : '_'}${Lowercase<First>}${SnakeCase<Rest>}`
  : '';

/** A row, or what is written of one, with the names of its columns as keys. */
export type ByColumnName<Row> = { [Key in keyof Row & string as SnakeCase<Key>]: Row[Key] };

/** A stored row of the table by the names of its columns, without the shop it is of. */
export type NamedRow<Table extends PgTable> = Omit<ByColumnName<Table['$inferSelect']>, 'app_id'>;

/** All columns of a table but the one of its shop, to be selected under their own names. */
export function namedColumns<Table extends PgTable>(
  table: Table,
): Omit<ByColumnName<Table['_']['columns']>, 'app_id'>;
export function namedColumns(table: PgTable): object {
  const columns = Object.values(getTableColumns(table)).filter(({ name }) => name !== 'app_id');
  return Object.fromEntries(columns.map((column) => [column.name, column]));
}

/** What a row by column names says of a table's columns, under the names the table's own rows have; all but `others`. */
export function columnValues<Table extends PgTable, const Other extends keyof Table['$inferInsert'] & string>(
  table: Table,
  others: readonly Other[],
  row: ByColumnName<Omit<Table['$inferInsert'], Other>>,
): Omit<Table['$inferInsert'], Other>;
export function columnValues(table: PgTable, others: readonly string[], row: object): object {
  const values = new Map(Object.entries(row));
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => !others.includes(key));
  return Object.fromEntries(columns.map(([key, { name }]) => [key, values.get(name)]));
}
