/** Columns searched for words as they were typed: `%` and `_` mean themselves. */
import { ilike, like, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Undefined where there are no words. */
function patternOf(words: string | undefined): string | undefined {
  const text = words?.trim() ?? '';
  return text === '' ? undefined : `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}

/**
 * What a person reads of a text in both languages, which is stored as JSON: without its `cn` and `en`, quotes and escapes.
 * Of functions that never change their answer alone, so that a generated column may be made of it.
 */
export const readableText = (text: SQLWrapper): SQL =>
  sql`case json_typeof(${text}) when 'string' then ${text} #>> '{}' else coalesce(${text} ->> 'cn', '') || chr(10) || coalesce(${text} ->> 'en', '') end`;

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
