/** Rows after a cursor: where the newest stand first, or in an order of the shop's own. */
import { and, desc, asc, eq, gt, lt, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Cursor } from '../cursor.ts';

/** Undefined for the first part of a list. */
export function olderThan(
  cursor: Cursor | undefined,
  at: PgColumn,
  id: PgColumn | SQL<string>,
): SQL | undefined {
  if (cursor === undefined) return undefined;
  return or(lt(at, cursor.at), and(eq(at, cursor.at), sql`${id} < ${cursor.id}`));
}

/** The order such parts are read in: rows of one moment by their ids, the last first. */
export const newestFirst = (at: PgColumn, id: PgColumn | SQL<string>): [SQL, SQL] => [desc(at), desc(id)];

/** The same of rows by their places, the first first; the cursor's moment is a place. */
export function behind(cursor: Cursor | undefined, place: PgColumn, id: PgColumn): SQL | undefined {
  if (cursor === undefined) return undefined;
  return or(gt(place, cursor.at), and(eq(place, cursor.at), gt(id, cursor.id)));
}

/** The order those parts are read in. */
export const inPlaceOrder = (place: PgColumn, id: PgColumn): [SQL, SQL] => [asc(place), asc(id)];
