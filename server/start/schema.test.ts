/** The tables in the database are the tables `schema` speaks of, on both databases. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { withDatabase } from '../../tests/support/database.ts';
import { hotWord } from '#server/areas/catalogue/tables/goods.ts';
import { shippedFile } from '#server/kernel/config/shipped-file.ts';

const database = withDatabase();
const tables = Object.values(
  import.meta.glob<Readonly<Record<string, unknown>>>(
    ['../kernel/db/installation.ts', '../kernel/*/tables/*.ts', '../areas/*/tables/*.ts'],
    { eager: true },
  ),
)
  .flatMap((area) => Object.values(area))
  .filter((value) => is(value, PgTable));

interface Column {
  table: string;
  column: string;
  nullable: boolean;
}

const inOrder = (columns: Column[]) =>
  columns.map((one) => `${one.table}.${one.column}${one.nullable ? ' null' : ''}`).sort();

describe('schema', () => {
  it('R57: the migrations make exactly the columns of the schema', async () => {
    const expectedItems = tables.flatMap((table) =>
      Object.values(getTableColumns(table)).map((column) => ({
        table: getTableName(table),
        column: column.name,
        nullable: !column.notNull,
      })),
    );
    const foundResult = await database().db.execute<{ table: string; column: string; nullable: boolean }>(
      sql`select table_name as table, column_name as column, is_nullable = 'YES' as nullable
          from information_schema.columns where table_schema = 'public'`,
    );
    expect(inOrder(foundResult.rows)).toEqual(inOrder(expectedItems));
    expect(expectedItems.length).toBeGreaterThan(50);
  });

  it('R58: hot words written in one language outlive their column’s change', async () => {
    const change = readFileSync(
      join(shippedFile('migrations'), '0001_hot-words-in-two-languages.sql'),
      'utf8',
    );
    const matches = await database().db.transaction(async (tx) => {
      // A temporary table hides the one of this name, and goes with the transaction.
      await tx.execute(sql`create temp table hot_word (word text not null) on commit drop`);
      await tx.execute(sql`insert into hot_word values ('写作'), ('"quoted"')`);
      await tx.execute(sql.raw(change));
      return tx.select({ word: hotWord.word }).from(hotWord);
    });
    expect(matches.map(({ word }) => word)).toEqual(['写作', '"quoted"']);
  });

  it('D6: every table but those of the installation carries the shop', () => {
    const without = tables.filter((table) => !('appId' in getTableColumns(table))).map(getTableName);
    expect(without.sort()).toEqual([
      // That a company's day was compared, and what of it is no shop's.
      'bill_day',
      'idempotency_key',
      'job',
      'limit_counter',
      // Before the first shop there is none to carry (ADR-735).
      'opening_code',
      // What a company sent names its shop only once it is read; the sandbox keeps the books of a company.
      'provider_inbox',
      // Keys of companies are the installation's (ADR-793).
      'provider_setting',
      'sandbox_refund',
      'sandbox_trade',
      'setting',
    ]);
  });
});
