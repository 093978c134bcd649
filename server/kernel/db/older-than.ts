/** Rows after a cursor, where the newest stand first and rows of one moment by their ids, the last first. */
import { and, desc, eq, lt, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Cursor } from '../cursor.ts';

/** Undefined for the first part of a list. */
export function olderThan(cursor: Cursor | undefined, at: PgColumn, id: PgColumn): SQL | undefined {
  if (cursor === undefined) return undefined;
  return or(lt(at, cursor.at), and(eq(at, cursor.at), lt(id, cursor.id)));
}

/** The order such parts are read in. */
export const newestFirst = (at: PgColumn, id: PgColumn): [SQL, SQL] => [desc(at), desc(id)];
