/** Goods of a shop part by part, for its merchant: in whatever state, of some types or states, or found by words; lessons stand in their courses. */
import { and, eq, exists, gt, inArray, isNotNull, lte, notExists, sql, type SQL } from 'drizzle-orm';
import type { SortedPlace } from '#server/kernel/cursor.ts';
import { containsWords, readableText } from '#server/kernel/db/contains.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { byNumber, byTitle, orderOf, readPart, type SortKeys } from '#server/kernel/db/list-order.ts';
import { ENDING_OFFER_DAYS, LOW_STOCK, type GoodsSort } from '#schemas/api/console/goods.ts';
import { MARKETING } from '#schemas/content/goods-state.ts';
import { DAY_MS, secondsOf } from '#schemas/time.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Locale } from '#schemas/locale.ts';
import type { GoodsRow } from '#schemas/content/goods-row.ts';
import { goodsDetail } from '../tables/details.ts';
import { goods } from '../tables/goods.ts';
import { goodsSku } from '../tables/skus.ts';
import { GOODS_COLUMNS } from './goods-columns.ts';

export type GoodsPartStore = ReturnType<typeof createGoodsPartStore>;

interface GoodsFilter {
  q?: string | undefined;
  /** All where there are none. */
  types?: readonly number[] | undefined;
  states?: readonly GoodsRow['state'][] | undefined;
  isLowStock?: boolean | undefined;
  isOfferEnding?: boolean | undefined;
  /** Titles are sorted in it. */
  locale: Locale;
}

const sortKeysIn = (locale: Locale): SortKeys<GoodsSort> => ({
  created_ts: byNumber(goods.createdTs, goods.id),
  title: byTitle(goods.title, goods.id, locale),
  price: byNumber(goods.price, goods.id),
  student_count: byNumber(goods.studentCount, goods.id),
});

/** On sale, with a variant of which few pieces are left. */
const isLow = (db: Database) =>
  and(
    eq(goods.state, 'on'),
    exists(
      db
        .select({ id: goodsSku.id })
        .from(goodsSku)
        .where(
          and(
            eq(goodsSku.appId, goods.appId),
            eq(goodsSku.goodsId, goods.id),
            isNotNull(goodsSku.stock),
            sql`${goodsSku.stock} - ${goodsSku.sold} - ${goodsSku.held} <= ${LOW_STOCK}`,
          ),
        ),
    ),
  );

/** On sale, with an offer that ends within the next days. @param now unix seconds */
const isEnding = (now: number) =>
  and(
    eq(goods.state, 'on'),
    inArray(goods.marketingType, [MARKETING.discount, MARKETING.flashSale]),
    gt(goods.marketingEndTs, now),
    lte(goods.marketingEndTs, now + secondsOf(ENDING_OFFER_DAYS * DAY_MS)),
  );

/** The condition, its opposite, or none. */
const asWanted = (condition: SQL | undefined, isWanted: boolean | undefined) =>
  isWanted === undefined ? undefined : isWanted ? condition : sql`not (${condition})`;

/** What opens with the courses that hold it alone is edited in their outlines. */
const lessonsAlone = (db: Database) =>
  db
    .select({ one: sql`1` })
    .from(goodsDetail)
    .where(
      and(
        eq(goodsDetail.appId, goods.appId),
        eq(goodsDetail.goodsId, goods.id),
        eq(goodsDetail.isSoldAlone, false),
      ),
    );

export function createGoodsPartStore(db: Database, clock: Clock) {
  const isOf = (appId: string) => eq(goods.appId, appId);
  return {
    /** Figures of the first screen: what the same filters of the list find. */
    countUrgent: async (appId: string) => ({
      low_stock: await db.$count(goods, and(isOf(appId), isLow(db))),
      offers_ending: await db.$count(goods, and(isOf(appId), isEnding(secondsOf(clock.now())))),
    }),

    /** In one of its orders, after a cursor where there is one. */
    async part(appId: string, filter: GoodsFilter, place: SortedPlace<GoodsSort>) {
      const { q, types, states, locale } = filter;
      const order = orderOf(sortKeysIn(locale), place.sort);
      const matches = and(
        eq(goods.appId, appId),
        types === undefined ? undefined : inArray(goods.type, [...types]),
        states === undefined ? undefined : inArray(goods.state, [...states]),
        asWanted(isLow(db), filter.isLowStock),
        asWanted(isEnding(secondsOf(clock.now())), filter.isOfferEnding),
        notExists(lessonsAlone(db)),
        containsWords(q, [goods.id, readableText(goods.title)]),
      );
      const select = () => db.select({ ...GOODS_COLUMNS, sortKey: order.sortKey }).from(goods);
      return readPart(db, select, { order, place, matches, idOf: ({ id }) => id });
    },
  };
}
