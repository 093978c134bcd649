/** Columns searched for words as they were typed: `%` and `_` mean themselves. */
import { ilike, like, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Undefined where there are no words. */
function patternOf(words: string | undefined): string | undefined {
  const text = words?.trim() ?? '';
  return text === '' ? undefined : `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** Rows where one of the columns contains the words, in any case; undefined where there are none. */
export function containsWords(
  words: string | undefined,
  columns: readonly (PgColumn | SQL)[],
): SQL | undefined {
  const pattern = patternOf(words);
  return pattern === undefined ? undefined : or(...columns.map((column) => ilike(column, pattern)));
}

/** The same for a column that is in small letters already: many rows are read several times as fast. */
export function containsInSmall(words: string | undefined, column: PgColumn): SQL | undefined {
  const pattern = patternOf(words);
  return pattern === undefined ? undefined : like(column, sql`lower(${pattern})`);
}
