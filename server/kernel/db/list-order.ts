/** The orders a list can be read in, and the rows of each that come after a cursor: rows that tie stand by their ids. */
import { asc, desc, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Locale } from '#schemas/locale.ts';
import type { SortedCursor } from '../cursor.ts';

/** One order of a list; what it is sorted by is never null. */
export interface ListOrder {
  by: PgColumn | SQL;
  id: PgColumn;
  goes: 'up' | 'down';
  holds: 'number' | 'text';
}

/** By a number or a moment, the smallest first. */
export const upBy = (by: PgColumn, id: PgColumn): ListOrder => ({ by, id, goes: 'up', holds: 'number' });
/** By a number or a moment, the largest first. */
export const downBy = (by: PgColumn, id: PgColumn): ListOrder => ({ by, id, goes: 'down', holds: 'number' });

/** Letters of a title that are looked at: a cursor holds them, and titles that begin with the same stand by their ids. */
const TITLE_LETTERS = 32;

/** By a title in the language of who asks, else in the other. Byte order: every database sorts it alike. */
export function upByTitle(title: PgColumn, id: PgColumn, locale: Locale): ListOrder {
  const other = locale === 'cn' ? 'en' : 'cn';
  const words = sql`coalesce(nullif(${title} ->> ${locale}::text, ''), nullif(${title} ->> ${other}::text, ''), ${title} #>> '{}')`;
  const by = sql`(left(lower(${words}), ${TITLE_LETTERS}::int) collate "C")`;
  return { by, id, goes: 'up', holds: 'text' };
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
