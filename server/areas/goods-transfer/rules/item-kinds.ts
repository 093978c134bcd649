/** One good, one coupon and one teacher as the desk's forms have them: rows of the tables, without the ids that name them. */
import type { CouponItem } from '#schemas/api/console/coupons.ts';
import type { GoodsItem } from '#schemas/api/console/goods.ts';
import type { TeacherItem } from '#schemas/api/console/teachers.ts';
import type { GoodsTables, TableName } from '#schemas/goods-table/tables.ts';
import { isObject } from '#schemas/page/json.ts';

/** How one kind of thing stands in the tables. */
export interface ItemKind<Item> {
  /** What is stored of it; undefined where there is nothing. `secret` is part of its version and never answered. */
  find(tables: GoodsTables, id: string): { item: Item; secret?: string | undefined } | undefined;
  /** The rows an import takes for a change of it. */
  rowsOf(id: string, change: Readonly<Record<string, unknown>>): Record<string, unknown>;
  /** The table its own row stands in; rows of others are lists of the item. */
  table: TableName;
  /** Lists that are whole where the change names them. */
  lists: ReadonlySet<TableName>;
}

const NO_LIST: ReadonlySet<TableName> = new Set();
const GOODS_LISTS = ['outline', 'terms', 'skus'] as const;

function listOf<Row extends { goods_id: string }>(rows: readonly Row[], id: string): Omit<Row, 'goods_id'>[] {
  return rows.filter(({ goods_id: of }) => of === id).map(({ goods_id: _of, ...row }) => row);
}

function findGoods(tables: GoodsTables, id: string): ReturnType<ItemKind<GoodsItem>['find']> {
  const line = tables.goods.find((one) => one.id === id);
  if (line === undefined) return undefined;
  const { id: _id, password_hash: secret, ...own } = line;
  const { outline, terms, skus } = tables;
  const item = { ...own, outline: listOf(outline, id), terms: listOf(terms, id), skus: listOf(skus, id) };
  return { item, secret };
}

/** Rows of a list with the good they are of; what is no list is left for the import to name. */
const withGoods = (rows: unknown, id: string): unknown =>
  Array.isArray(rows) ? rows.map((row: unknown) => (isObject(row) ? { ...row, goods_id: id } : row)) : rows;

export const GOODS_ITEM: ItemKind<GoodsItem> = {
  table: 'goods',
  lists: new Set(GOODS_LISTS),
  find: findGoods,
  rowsOf: (id, change) => {
    const { outline, terms, skus, ...own } = change;
    const lists = Object.entries({ outline, terms, skus }).filter(([, rows]) => rows !== undefined);
    return {
      goods: [{ ...own, id }],
      ...Object.fromEntries(lists.map(([name, rows]) => [name, withGoods(rows, id)])),
    };
  },
};

export const COUPON_ITEM: ItemKind<CouponItem> = {
  table: 'coupons',
  lists: NO_LIST,
  find: (tables, id) => {
    const line = tables.coupons.find((one) => one.id === id);
    if (line === undefined) return undefined;
    const { id: _id, ...item } = line;
    return { item };
  },
  rowsOf: (id, change) => ({ coupons: [{ ...change, id }] }),
};

export const TEACHER_ITEM: ItemKind<TeacherItem> = {
  table: 'teachers',
  lists: NO_LIST,
  find: (tables, id) => {
    const line = tables.teachers.find((one) => one.id === id);
    if (line === undefined) return undefined;
    const { id: _id, ...item } = line;
    return { item };
  },
  rowsOf: (id, change) => ({ teachers: [{ ...change, id }] }),
};
