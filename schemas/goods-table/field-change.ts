/** What an import changes, field by field, as lines of tables tell it (D127). */
import { Type, type Static } from 'typebox';
import type { ExamTableName } from '../exam/tables.ts';
import type { TableName } from './tables.ts';

/** `before` is absent where the field, or its row, is new; `after` where it goes. */
export const FieldChangeSchema = Type.Object({
  table: Type.Unsafe<TableName | ExamTableName>({ type: 'string' }),
  /** Of the row; of rows within a good, the good's first: `course/lesson`. */
  id: Type.String(),
  field: Type.String(),
  before: Type.Optional(Type.Unknown()),
  after: Type.Optional(Type.Unknown()),
});
export type FieldChange = Static<typeof FieldChangeSchema>;

type Line = Readonly<Record<string, unknown>>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** These tell which row it is. */
const KEYS: ReadonlySet<string> = new Set(['id', 'goods_id']);

/** The fields two lines of one row differ in; the row itself where there is only one of them. */
export function differencesOf(
  place: Pick<FieldChange, 'table' | 'id'>,
  before: object | undefined,
  after: object | undefined,
): FieldChange[] {
  const [old, now]: [Line, Line] = [{ ...before }, { ...after }];
  const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return fields
    .filter((field) => !KEYS.has(field) && !isSame(old[field], now[field]))
    .map((field) => ({
      ...place,
      field,
      ...(old[field] === undefined ? {} : { before: old[field] }),
      ...(now[field] === undefined ? {} : { after: now[field] }),
    }));
}

/** The same of lists of rows within one good: by their ids, and whether they stand in another order. */
export function listDifferences(
  table: TableName,
  goodsId: string,
  before: readonly { id: string }[],
  after: readonly { id: string }[],
): FieldChange[] {
  const [old, now] = [before, after].map((rows) => new Map(rows.map((row) => [row.id, row])));
  const ids = [...new Set([...after.map(({ id }) => id), ...before.map(({ id }) => id)])];
  const changes = ids.flatMap((id) =>
    differencesOf({ table, id: `${goodsId}/${id}` }, old?.get(id), now?.get(id)),
  );
  const [was, is] = [before, after].map((rows) => rows.map(({ id }) => id));
  const isMoved = changes.length === 0 && !isSame(was, is);
  return isMoved ? [{ table, id: goodsId, field: 'order', before: was, after: is }] : changes;
}
