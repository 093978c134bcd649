/** Goods of a shop part by part, for its merchant: in whatever state, of some types or states, or found by words. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SortedPlace } from '#server/kernel/cursor.ts';
import { containsWords } from '#server/kernel/db/contains.ts';
import type { Database } from '#server/kernel/db/db.ts';
import {
  byNumber,
  byTitle,
  orderOf,
  readPart,
  sortKeyOf,
  type SortKeys,
} from '#server/kernel/db/list-order.ts';
import type { GoodsSort } from '#schemas/api/console/goods.ts';
import type { Locale } from '#schemas/locale.ts';
import type { GoodsRow } from '#schemas/content/goods-row.ts';
import { goods } from '../tables/goods.ts';
import { GOODS_COLUMNS } from './goods-columns.ts';

export type GoodsPartStore = ReturnType<typeof createGoodsPartStore>;

interface GoodsFilter {
  q?: string | undefined;
  /** All where there are none. */
  types?: readonly number[] | undefined;
  states?: readonly GoodsRow['state'][] | undefined;
  /** Titles are sorted in it. */
  locale: Locale;
}

const sortKeysIn = (locale: Locale): SortKeys<GoodsSort> => ({
  created_ts: byNumber(goods.createdTs, goods.id),
  title: byTitle(goods.title, goods.id, locale),
  price: byNumber(goods.price, goods.id),
  student_count: byNumber(goods.studentCount, goods.id),
});

export function createGoodsPartStore(db: Database) {
  return {
    /** In one of its orders, after a cursor where there is one. */
    async part(appId: string, { q, types, states, locale }: GoodsFilter, place: SortedPlace<GoodsSort>) {
      const order = orderOf(sortKeysIn(locale), place.sort);
      const matches = and(
        eq(goods.appId, appId),
        types === undefined ? undefined : inArray(goods.type, [...types]),
        states === undefined ? undefined : inArray(goods.state, [...states]),
        containsWords(q, [goods.id, sql`${goods.title}::text`]),
      );
      const select = () => db.select({ ...GOODS_COLUMNS, sortKey: sortKeyOf(order) }).from(goods);
      return readPart(db, select, { order, place, matches, idOf: ({ id }) => id });
    },
  };
}
