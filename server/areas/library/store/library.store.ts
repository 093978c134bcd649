/** All a shop keeps to be shown, played or read as one list, part by part. */
import { inArray, and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { LibraryKind, LibrarySort } from '#schemas/api/console/library.ts';
import { mediaConversion, mediaFile } from '#server/areas/media/area.ts';
import { image } from '#server/areas/uploads/area.ts';
import type { SortedPlace } from '#server/kernel/cursor.ts';
import { containsWords } from '#server/kernel/db/contains.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { byNumber, byWords, orderOf, readPart, type SortKeys } from '#server/kernel/db/list-order.ts';

export type LibraryStore = ReturnType<typeof createLibraryStore>;
type ConversionState = (typeof mediaConversion.$inferSelect)['state'];

interface LibraryFilter {
  q: string | undefined;
  kinds: readonly LibraryKind[] | undefined;
  states: readonly ConversionState[] | undefined;
}

const LIBRARY = 'library';
/** Drizzle names a computed column alone, which then means a column of the answer or of another table as well. */
const columnOf = (name: 'kind' | 'bytes' | 'seconds' | 'added_at'): SQL =>
  sql`${sql.identifier(LIBRARY)}.${sql.identifier(name)}`;

/** Pictures and everything else, with the columns they share. */
function allOf(db: Database, appId: string) {
  const pictures = db
    .select({
      id: image.id,
      kind: sql<LibraryKind>`'image'`.as('kind'),
      name: image.name,
      bytes: sql<number>`${image.bytes}::bigint`.as('bytes'),
      seconds: sql<number>`0`.as('seconds'),
      addedAt: sql<number>`${image.createdAt}`.as('added_at'),
    })
    .from(image)
    .where(eq(image.appId, appId));
  const others = db
    .select({
      id: mediaFile.id,
      kind: sql<LibraryKind>`${mediaFile.medium}`.as('kind'),
      name: mediaFile.name,
      bytes: sql<number>`${mediaFile.bytes}`.as('bytes'),
      seconds: sql<number>`${mediaFile.seconds}`.as('seconds'),
      addedAt: sql<number>`${mediaFile.addedAt}`.as('added_at'),
    })
    .from(mediaFile)
    .where(eq(mediaFile.appId, appId));
  return unionAll(pictures, others).as(LIBRARY);
}

export function createLibraryStore(db: Database) {
  return {
    /** In one of its orders, after a cursor where there is one. */
    async part(appId: string, { q, kinds, states }: LibraryFilter, place: SortedPlace<LibrarySort>) {
      const all = allOf(db, appId);
      const keys: SortKeys<LibrarySort> = {
        added_ts: byNumber(columnOf('added_at'), sql<string>`${all.id}`),
        name: byWords(sql`${all.name}`, sql<string>`${all.id}`),
        size: byNumber(columnOf('bytes'), sql<string>`${all.id}`),
      };
      const order = orderOf(keys, place.sort);
      const isConverted = and(eq(mediaConversion.appId, appId), eq(mediaConversion.id, all.id));
      const matches = and(
        kinds === undefined ? undefined : inArray(columnOf('kind'), [...kinds]),
        states === undefined ? undefined : inArray(mediaConversion.state, [...states]),
        containsWords(q, [sql`${all.name}`, sql`${all.id}`]),
      );
      const { state: stateOf, percent, reason } = getTableColumns(mediaConversion);
      const select = () =>
        db
          .select({
            id: all.id,
            kind: sql<LibraryKind>`${columnOf('kind')}`,
            name: all.name,
            // A column of two queries comes as the driver reads it: a bigint as text.
            bytes: sql<number>`${columnOf('bytes')}`.mapWith(Number),
            seconds: sql<number>`${columnOf('seconds')}`.mapWith(Number),
            addedAt: sql<number>`${columnOf('added_at')}`.mapWith(Number),
            conversion: { state: stateOf, percent, reason },
            sortKey: order.sortKey,
          })
          .from(all)
          .leftJoin(mediaConversion, isConverted);
      return readPart(db, select, { order, place, matches, idOf: ({ id }) => id });
    },
  };
}

export type LibraryRow = Awaited<ReturnType<LibraryStore['part']>>['rows'][number];
