/** The orders a list can be read in, and the rows of each that come after a cursor: rows that tie stand by their ids. */
import { and, asc, desc, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FieldOf } from '#schemas/api/console/define-console-call.ts';
import type { Locale } from '#schemas/locale.ts';
import { partInOrder, type SortedCursor, type SortedPlace } from '../cursor.ts';
import type { Database } from './db.ts';

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
  /** The column `sortKey` of a list's query: what a row is sorted by, as its cursor holds it. */
  sortKey: SQL<string>;
}

/** By a number or a moment. */
export const byNumber = (by: SortKey['by'], id: SortKey['id']): SortKey => ({ by, id, holds: 'number' });

/** Letters of a title that are looked at: a cursor holds them, and titles that begin with the same stand by their ids. */
const TITLE_LETTERS = 32;

/** What words are sorted by. Without a parameter: an index is of this very expression. */
export const firstLetters = (words: SQLWrapper): SQL =>
  sql`(left(lower(${words}), ${sql.raw(String(TITLE_LETTERS))}) collate "C")`;

/** By words, in byte order: every database sorts it alike. What they are is never null. */
export const byWords = (words: SortKey['by'], id: SortKey['id']): SortKey => ({
  by: firstLetters(words),
  id,
  holds: 'text',
});

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
  return { ...key, goes: isFalling ? 'down' : 'up', sortKey: sql<string>`(${key.by})::text` };
}

const NUMBER = /^-?\d{1,15}$/;

/** Undefined for the first part; no row comes after a cursor whose key is none of this order. */
function rowsAfter({ by, id, goes, holds }: ListOrder, cursor: SortedCursor | undefined) {
  if (cursor === undefined) return undefined;
  if (holds === 'number' && !NUMBER.test(cursor.key)) return sql`false`;
  const key = holds === 'number' ? sql`${cursor.key}::bigint` : sql`${cursor.key}::text`;
  const passes = sql.raw(goes === 'up' ? '>' : '<');
  // As one row, so that an index is entered where the part begins.
  return sql`(${by}, ${id}) ${passes} (${key}, ${cursor.id}::text)`;
}

/** What a query of such a list is ordered by. */
export function inOrder({ by, id, goes }: ListOrder): [SQL, SQL] {
  return goes === 'up' ? [asc(by), asc(id)] : [desc(by), desc(id)];
}

/** A query that has its columns and joins, and no condition yet. */
interface Selection<Row> {
  where(condition: SQL | undefined): SQLWrapper & {
    orderBy(...by: SQL[]): { limit(rows: number): PromiseLike<Row[]> };
  };
}

interface PartRequest<Row> {
  order: ListOrder;
  place: SortedPlace;
  /** Which rows are of the list. */
  matches: SQL | undefined;
  /** Counts what is as many as the rows of the list, where that reads less. */
  count?: (() => PromiseLike<number>) | undefined;
  /** What the order of the list tells rows apart by. */
  idOf: (row: Row) => string;
}

/** The rows of one part of a list, in its order, and where the next part begins. */
export async function readRows<Row extends { sortKey: string }>(
  select: () => Selection<Row>,
  { order, place, matches, idOf }: PartRequest<Row>,
): Promise<{ rows: Row[]; next?: string }> {
  const rows = await select()
    .where(and(matches, rowsAfter(order, place.after)))
    .orderBy(...inOrder(order))
    .limit(place.limit + 1);
  return partInOrder(rows, place, idOf);
}

/** The same, and how many rows the list has. */
export async function readPart<Row extends { sortKey: string }>(
  db: Database,
  select: () => Selection<Row>,
  request: PartRequest<Row>,
): Promise<{ rows: Row[]; total: number; next?: string }> {
  const part = await readRows(select, request);
  const { matches, count = () => db.$count(sql`(${select().where(matches)}) as list`) } = request;
  return { ...part, total: await count() };
}
