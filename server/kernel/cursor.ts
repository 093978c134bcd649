/** Where the next part of a list begins: the moment and the id of the last row that was given. */
import { LIST_LIMIT } from '#schemas/api/console/define-console-call.ts';

export interface Cursor {
  /** Unix milliseconds. */
  at: number;
  id: string;
}

const CURSOR = /^(\d{1,15})-([\w-]{1,64})$/;

/** A cursor's parts; undefined for a text that is none. */
export function readCursor(text: string): Cursor | undefined {
  const [, at, id] = CURSOR.exec(text) ?? [];
  return at === undefined || id === undefined ? undefined : { at: Number(at), id };
}

/** Which part of a list to read: the first where there is no cursor. */
export interface ListPlace {
  before?: Cursor;
  limit: number;
}

/** Which part of a console list to read; undefined where the cursor is not one. */
export function toListPlace({
  cursor,
  limit = LIST_LIMIT,
}: {
  cursor?: string;
  limit?: number;
}): ListPlace | undefined {
  if (cursor === undefined) return { limit };
  const before = readCursor(cursor);
  return before === undefined ? undefined : { limit, before };
}

/** The rows of a part out of `limit + 1` that were read, and where the next part begins; absent at the end. */
export function partOf<Row>(rows: readonly Row[], limit: number, cursorOf: (row: Row) => Cursor) {
  const part = rows.slice(0, limit);
  const last = rows.length > limit ? part.at(-1) : undefined;
  if (last === undefined) return { rows: part };
  const { at, id } = cursorOf(last);
  return { rows: part, next: `${String(at)}-${id}` };
}
