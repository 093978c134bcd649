/** The tables in the database are the tables schema.ts speaks of, on both databases. */
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { withDatabase } from '../../tests/support/database.ts';
import * as schema from './schema.ts';

const database = withDatabase();
const tables: PgTable[] = Object.values(schema).filter((value) => is(value, PgTable));

interface Column {
  table: string;
  column: string;
  nullable: boolean;
}

const inOrder = (columns: Column[]) =>
  columns.map((one) => `${one.table}.${one.column}${one.nullable ? ' null' : ''}`).sort();

describe('schema', () => {
  it('R57: the migrations make exactly the columns of schema.ts', async () => {
    const expected = tables.flatMap((table) =>
      Object.values(getTableColumns(table)).map((column) => ({
        table: getTableName(table),
        column: column.name,
        nullable: !column.notNull,
      })),
    );
    const found = await database().db.execute<{ table: string; column: string; nullable: boolean }>(
      sql`select table_name as table, column_name as column, is_nullable = 'YES' as nullable
          from information_schema.columns where table_schema = 'public'`,
    );
    expect(inOrder(found.rows)).toEqual(inOrder(expected));
    expect(expected.length).toBeGreaterThan(50);
  });

  it('D6: every table but those of the installation carries the shop', () => {
    const without = tables.filter((table) => !('appId' in getTableColumns(table))).map(getTableName);
    expect(without.sort()).toEqual(['limit_counter', 'setting']);
  });
});
