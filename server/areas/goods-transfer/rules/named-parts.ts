/** What of a shop's goods some tables can touch or refer to: the rest need not be read to judge and write them (ADR-828). */
import { isObject } from '#schemas/page/json.ts';
import { isStorable } from '#server/kernel/db/text.ts';

/** Ids of what is named, each once. */
export interface NamedParts {
  goods: readonly string[];
  teachers: readonly string[];
  /** Those are read by themselves; goods a stored one is for are named by it. */
  coupons: readonly string[];
  /** Goods whose lists of people are named. */
  members: readonly string[];
}

export const NO_PARTS: NamedParts = { goods: [], teachers: [], coupons: [], members: [] };

/** Beyond so many the whole shop is read: one statement names no more. */
const NAMED_MAX = 500;

const FIELDS_OF_GOODS: Readonly<Record<string, readonly string[]>> = {
  goods: ['id'],
  // A row of an outline is a lesson by its own id, or refers to one.
  outline: ['goods_id', 'id', 'resource_id'],
  terms: ['goods_id'],
  skus: ['goods_id'],
  coupons: ['goods_ids'],
  members: ['goods_id'],
};

function textsOf(rows: unknown, fields: readonly string[]): string[] {
  if (!Array.isArray(rows)) return [];
  const values = rows.flatMap((row: unknown) =>
    isObject(row) ? fields.flatMap((field) => row[field] ?? []) : [],
  );
  const texts = values.filter((value): value is string => typeof value === 'string');
  return [...new Set(texts)].filter(isStorable);
}

/** Undefined where so much is named that the whole shop is read. */
export function namedParts(tables: Readonly<Record<string, unknown>>): NamedParts | undefined {
  const goods = Object.entries(FIELDS_OF_GOODS).flatMap(([table, fields]) => textsOf(tables[table], fields));
  const parts = {
    goods: [...new Set(goods)],
    teachers: textsOf(tables['teachers'], ['id']),
    coupons: textsOf(tables['coupons'], ['id']),
    members: textsOf(tables['members'], ['goods_id']),
  };
  return Object.values(parts).some(({ length }) => length > NAMED_MAX) ? undefined : parts;
}
