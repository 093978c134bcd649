/** Columns searched for words as they were typed: `%` and `_` mean themselves. */
import { ilike, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Rows where one of the columns contains the words, in any case; undefined where there are none. */
export function containsWords(
  words: string | undefined,
  columns: readonly (PgColumn | SQL)[],
): SQL | undefined {
  const text = words?.trim() ?? '';
  if (text === '') return undefined;
  const pattern = `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(...columns.map((column) => ilike(column, pattern)));
}
