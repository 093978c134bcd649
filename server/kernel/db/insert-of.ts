/** Inserts that are made thousands of times: the query builder writes each of its texts anew, default by default. */
import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** A row of these columns: one that may be null may also be absent. */
type Row<Kept, Name extends keyof Kept> = {
  readonly [Key in Name]: null extends Kept[Key] ? Kept[Key] | undefined : Kept[Key];
};

/**
 * `insert into <table> (<columns>) values (…)` of one row, to be followed by what shall become of it; columns that are not named
 * have their defaults.
 * @example await tx.execute(sql`${insertJob(row)} on conflict do nothing returning id`);
 */
export function insertOf<Table extends PgTable, Name extends keyof Table['$inferSelect'] & string>(
  table: Table,
  names: readonly Name[],
): (row: Row<Table['$inferSelect'], Name>) => SQL {
  const all = getTableColumns(table);
  const columns = names.map((name) => {
    const column = all[name];
    if (column === undefined) throw new Error(`No column is called ${name}.`);
    return { name, column };
  });
  const columnList = columns.map(({ column }) => `"${column.name}"`).join(', ');
  const head = `insert into "${getTableName(table)}" (${columnList}) values (`;
  const texts = [head, ...columns.slice(1).map(() => ', '), ')'];
  const template = Object.assign(texts, { raw: texts });
  return (row) => {
    const values = columns.map(({ name, column }) => {
      const value: unknown = row[name] ?? null;
      return value === null ? value : column.mapToDriverValue(value);
    });
    return sql(template, ...values);
  };
}
