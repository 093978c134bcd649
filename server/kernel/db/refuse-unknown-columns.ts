/**
 * Refuses rows with a name their table does not have: the query builder drops such a value without a word, and
 * TypeScript lets a spread carry it (ADR-450).
 */
import { getTableColumns, is } from 'drizzle-orm';
import { PgInsertBase, PgInsertBuilder, PgTable, PgUpdateBuilder, getTableConfig } from 'drizzle-orm/pg-core';

const isRow = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** @throws Error which names the table and the keys */
function refuseUnknown(table: unknown, values: unknown): void {
  if (!is(table, PgTable)) return;
  const columns = getTableColumns(table);
  for (const row of Array.isArray(values) ? values : [values]) {
    if (!isRow(row)) continue;
    const unknown = Object.keys(row).filter((key) => !Object.hasOwn(columns, key));
    if (unknown.length > 0)
      throw new Error(`The table ${getTableConfig(table).name} has no column ${unknown.join(', ')}.`);
  }
}

/** Runs `check` with the builder and what it was given, before the builder's own method does its work. */
function checkBefore(
  prototype: object,
  method: string,
  check: (builder: object, values: unknown) => void,
): void {
  const own: unknown = Reflect.get(prototype, method);
  if (typeof own !== 'function') throw new Error(`drizzle has no method ${method}.`);
  Object.defineProperty(prototype, method, {
    configurable: true,
    writable: true,
    value: function (this: object, ...args: unknown[]): unknown {
      check(this, args[0]);
      return Reflect.apply(own, this, args);
    },
  });
}

const of = (value: unknown, name: string): unknown => (isRow(value) ? Reflect.get(value, name) : undefined);

checkBefore(PgInsertBuilder.prototype, 'values', (builder, rows) =>
  refuseUnknown(of(builder, 'table'), rows),
);
checkBefore(PgUpdateBuilder.prototype, 'set', (builder, row) => refuseUnknown(of(builder, 'table'), row));
checkBefore(PgInsertBase.prototype, 'onConflictDoUpdate', (builder, change) =>
  refuseUnknown(of(of(builder, 'config'), 'table'), of(change, 'set')),
);
