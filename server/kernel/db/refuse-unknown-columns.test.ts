/** A row with a name its table does not have is refused before it is written (ADR-450). */
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, describe, expect, it } from 'vitest';
import { openPool } from './pool.ts';

const thing = pgTable('thing', { id: text('id').primaryKey(), useTotal: integer('use_total') });
/** As a spread carries it: its type is wide enough for the compiler. */
const wire = { use_total: 1 };
const pool = openPool({ kind: 'postgres', url: 'postgres://nobody@127.0.0.1:1/none' });

afterAll(() => pool.close());

describe('a row with an unknown name', () => {
  it.each<[string, () => unknown]>([
    ['values', () => pool.db.insert(thing).values({ id: 'a', ...wire })],
    ['a row among others', () => pool.db.insert(thing).values([{ id: 'a' }, { id: 'b', ...wire }])],
    ['set', () => pool.db.update(thing).set({ useTotal: 1, ...wire })],
    [
      'onConflictDoUpdate',
      () =>
        pool.db
          .insert(thing)
          .values({ id: 'a' })
          .onConflictDoUpdate({ target: thing.id, set: { useTotal: 1, ...wire } }),
    ],
  ])('ADR-450: is refused by %s with its table and its name', (_way, write) => {
    expect(write).toThrow('The table thing has no column use_total.');
  });

  it('ADR-450: rows of known names are written as before', () => {
    const { sql } = pool.db.insert(thing).values({ id: 'a', useTotal: 1 }).toSQL();
    expect(sql).toBe('insert into "thing" ("id", "use_total") values ($1, $2)');
  });
});
