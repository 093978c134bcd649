/** The orders a list can be read in, and the rows of each that come after a cursor: rows that tie stand by their ids. */
import { asc, desc, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FieldOf } from '#schemas/api/console/define-console-call.ts';
import type { Locale } from '#schemas/locale.ts';
import type { SortedCursor } from '../cursor.ts';

/** What rows of a list can be sorted by; it is never null. */
export interface SortKey {
  by: PgColumn | SQL;
  id: PgColumn | SQL<string>;
  holds: 'number' | 'text';
}

/** By the field of an item that is named in the contract. */
export type SortKeys<Sort extends string> = Readonly<Record<FieldOf<Sort>, SortKey>>;

/** One order of a list. */
export interface ListOrder extends SortKey {
  goes: 'up' | 'down';
}

/** By a number or a moment. */
export const byNumber = (by: SortKey['by'], id: SortKey['id']): SortKey => ({ by, id, holds: 'number' });

/** Letters of a title that are looked at: a cursor holds them, and titles that begin with the same stand by their ids. */
const TITLE_LETTERS = 32;

/** By words, in byte order: every database sorts it alike. What they are is never null. */
export function byWords(words: SortKey['by'], id: SortKey['id']): SortKey {
  const by = sql`(left(lower(${words}), ${TITLE_LETTERS}::int) collate "C")`;
  return { by, id, holds: 'text' };
}

/** By a title in the language of who asks, else in the other; what has none stands first. */
export function byTitle(title: PgColumn, id: SortKey['id'], locale: Locale): SortKey {
  const other = locale === 'cn' ? 'en' : 'cn';
  const words = sql`coalesce(nullif(${title} ->> ${locale}::text, ''), nullif(${title} ->> ${other}::text, ''), ${title} #>> '{}', '')`;
  return byWords(words, id);
}

/** The order of a list that is asked for: falling with `-` before the field, else rising. */
export function orderOf<Sort extends string>(keys: SortKeys<Sort>, sort: Sort): ListOrder;
export function orderOf(keys: Readonly<Record<string, SortKey>>, sort: string): ListOrder {
  const isFalling = sort.startsWith('-');
  const key = keys[isFalling ? sort.slice(1) : sort];
  if (key === undefined) throw new Error(`No order of this list is named ${sort}.`);
  return { ...key, goes: isFalling ? 'down' : 'up' };
}

/** What a row is sorted by, as its cursor holds it. */
export const sortKeyOf = ({ by }: SortKey): SQL<string> => sql<string>`(${by})::text`;

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
