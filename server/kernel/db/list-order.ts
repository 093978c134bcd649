/** The orders a list can be read in, and the rows of each that come after a cursor: rows that tie stand by their ids. */
import { asc, desc, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { MomentSort } from '#schemas/api/console/define-console-call.ts';
import type { Locale } from '#schemas/locale.ts';
import type { SortedCursor } from '../cursor.ts';

/** One order of a list; what it is sorted by is never null. */
export interface ListOrder {
  by: PgColumn | SQL;
  id: PgColumn | SQL<string>;
  goes: 'up' | 'down';
  holds: 'number' | 'text';
}

/** By a number or a moment, the smallest first. */
export const upBy = (by: ListOrder['by'], id: ListOrder['id']): ListOrder => ({
  by,
  id,
  goes: 'up',
  holds: 'number',
});
/** By a number or a moment, the largest first. */
export const downBy = (by: ListOrder['by'], id: ListOrder['id']): ListOrder => ({
  by,
  id,
  goes: 'down',
  holds: 'number',
});

/** The two orders of a list whose rows have a moment. */
export const byMoment = (
  at: ListOrder['by'],
  id: ListOrder['id'],
): Readonly<Record<MomentSort, ListOrder>> => ({
  newest: downBy(at, id),
  oldest: upBy(at, id),
});

/** Letters of a title that are looked at: a cursor holds them, and titles that begin with the same stand by their ids. */
const TITLE_LETTERS = 32;

/** By words, in byte order: every database sorts it alike. What they are is never null. */
export function upByWords(words: ListOrder['by'], id: ListOrder['id']): ListOrder {
  const by = sql`(left(lower(${words}), ${TITLE_LETTERS}::int) collate "C")`;
  return { by, id, goes: 'up', holds: 'text' };
}

/** By a title in the language of who asks, else in the other; what has none stands first. */
export function upByTitle(title: PgColumn, id: ListOrder['id'], locale: Locale): ListOrder {
  const other = locale === 'cn' ? 'en' : 'cn';
  const words = sql`coalesce(nullif(${title} ->> ${locale}::text, ''), nullif(${title} ->> ${other}::text, ''), ${title} #>> '{}', '')`;
  return upByWords(words, id);
}

/** What a row is sorted by, as its cursor holds it. */
export const sortKeyOf = ({ by }: ListOrder): SQL<string> => sql<string>`(${by})::text`;

const NUMBER = /^-?\d{1,15}$/;

/** Undefined for the first part; no row comes after a cursor whose key is none of this order. */
export function rowsAfter({ by, id, goes, holds }: ListOrder, cursor: SortedCursor | undefined) {
  if (cursor === undefined) return undefined;
  if (holds === 'number' && !NUMBER.test(cursor.key)) return sql`false`;
  const key = holds === 'number' ? sql`${cursor.key}::bigint` : sql`${cursor.key}::text`;
  const passes = sql.raw(goes === 'up' ? '>' : '<');
  return sql`(${by} ${passes} ${key} or (${by} = ${key} and ${id} ${passes} ${cursor.id}))`;
}

/** What a query of such a list is ordered by. */
export function inOrder({ by, id, goes }: ListOrder): [SQL, SQL] {
  return goes === 'up' ? [asc(by), asc(id)] : [desc(by), desc(id)];
}
