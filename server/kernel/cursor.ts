/** Where the next part of a list begins: what the last row that was given is sorted by, and its id. */
import { LIST_LIMIT } from '#schemas/api/console/define-console-call.ts';

/** Reads on in the order it was given in alone. */
export interface SortedCursor {
  sort: string;
  /** What the row is sorted by, as the database writes it. */
  key: string;
  id: string;
}

/** Which part of a list to read, and in which of its orders. */
export interface SortedPlace<Sort extends string = string> {
  sort: Sort;
  after?: SortedCursor;
  limit: number;
}

const CURSOR = /^(-?\w{1,20})\.([\w-]{0,200})\.([\w-]{1,64})$/;

function readCursor(text: string): SortedCursor | undefined {
  const [, sort, code, id] = CURSOR.exec(text) ?? [];
  if (sort === undefined || code === undefined || id === undefined) return undefined;
  const key = Buffer.from(code, 'base64url').toString();
  return key.includes('\0') ? undefined : { sort, key, id };
}

/**
 * Which part of a console list to read in which order, the first of them where none is named; undefined where the cursor is
 * none, or one of another order.
 */
export function toSortedPlace<Sort extends string>(
  { sort: sortName, cursor, limit = LIST_LIMIT }: { sort?: Sort; cursor?: string; limit?: number },
  [first]: readonly [Sort, ...Sort[]],
): SortedPlace<Sort> | undefined {
  const sort = sortName ?? first;
  if (cursor === undefined) return { sort, limit };
  const after = readCursor(cursor);
  return after?.sort === sort ? { sort, limit, after } : undefined;
}

/** The rows of a part out of `limit + 1` that were read, each with its `sortKey`, and where the next part begins. */
export function partInOrder<Row extends { sortKey: string }>(
  rows: readonly Row[],
  { sort, limit }: SortedPlace,
  idOf: (row: Row) => string,
) {
  const part = rows.slice(0, limit);
  const last = rows.length > limit ? part.at(-1) : undefined;
  if (last === undefined) return { rows: part };
  const key = Buffer.from(last.sortKey).toString('base64url');
  return { rows: part, next: `${sort}.${key}.${idOf(last)}` };
}
