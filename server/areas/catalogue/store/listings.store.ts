/** Lists of goods to leaf through: one query for the counts, one for the page, in an order that never wavers (D22). */
import { and, asc, count, desc, eq, exists, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { MARKETING } from '#schemas/content/goods-state.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { secondsOf } from '#schemas/time.ts';
import type { Listing, ListingPage, TagRow } from './listing-rows.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { GOODS_COLUMNS } from './goods-columns.ts';
import { onOffer, ROOM_ORDER } from './goods.store.ts';
import { goods, goodsTag, tag } from '../tables/goods.ts';
import { goodsSku } from '../tables/skus.ts';
import { isStorable } from '#server/kernel/db/text.ts';

export type ListingStore = ReturnType<typeof createListingStore>;

export function createListingStore(db: Database, clock: Clock) {
  return {
    page: (appId: string, listing: Listing): Promise<ListingPage> => readPage(db, clock, appId, listing),
    /** Tags with a name, in the shop's order. */
    tags: (appId: string): Promise<TagRow[]> =>
      db
        .select({ id: tag.id, title: tag.title })
        .from(tag)
        .where(eq(tag.appId, appId))
        .orderBy(asc(tag.position), asc(tag.id)),
    /** Whether any good carries the tag, or a merchant named it. */
    hasTag: async (appId: string, id: string): Promise<boolean> => {
      if (!isStorable(id)) return false;
      const [tagRows, carrierRows] = await Promise.all([
        db
          .select({ id: tag.id })
          .from(tag)
          .where(and(eq(tag.appId, appId), eq(tag.id, id)))
          .limit(1),
        db
          .select({ id: goodsTag.tag })
          .from(goodsTag)
          .where(and(eq(goodsTag.appId, appId), eq(goodsTag.tag, id)))
          .limit(1),
      ]);
      return tagRows.length + carrierRows.length > 0;
    },
  };
}

async function readPage(db: Database, clock: Clock, appId: string, listing: Listing): Promise<ListingPage> {
  const ids = listing.ids === undefined ? undefined : [...new Set(listing.ids)].filter(isStorable);
  if (ids?.length === 0 || (listing.tag !== undefined && !isStorable(listing.tag)))
    return { rows: [], total: 0, page: 1, types: [] };
  const { marketing } = listing;
  const conditions = [
    ...conditionsOf(db, appId, listing, ids),
    ...(marketing === undefined ? [] : [onOffer(marketing, secondsOf(clock.now()))]),
  ];
  const types = await db
    .select({ type: goods.type, count: count() })
    .from(goods)
    .where(and(...conditions))
    .groupBy(goods.type)
    .orderBy(desc(count()), asc(goods.type));
  const { chosenType, pageSize } = listing;
  const typesToCount = chosenType === undefined ? types : types.filter(({ type }) => type === chosenType);
  const total = typesToCount.reduce((sum, one) => sum + one.count, 0);
  const page = Math.min(listing.page, Math.max(1, Math.ceil(total / pageSize)));
  if (total === 0) return { rows: [], total, page, types };
  const rows = await db
    .select(GOODS_COLUMNS)
    .from(goods)
    .where(and(...conditions, ...(chosenType === undefined ? [] : [eq(goods.type, chosenType)])))
    .orderBy(...orderOf(listing.order, ids, secondsOf(clock.now())))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total, page, types };
}

function conditionsOf(
  db: Database,
  appId: string,
  listing: Listing,
  ids: readonly string[] | undefined,
): SQL[] {
  const conditions = [eq(goods.appId, appId), eq(goods.state, 'on')];
  if (listing.type !== undefined) conditions.push(eq(goods.type, listing.type));
  if (ids !== undefined) conditions.push(inArray(goods.id, [...ids]));
  if (listing.tag !== undefined) {
    const tagRows = db
      .select({ one: sql`1` })
      .from(goodsTag)
      .where(and(eq(goodsTag.appId, appId), eq(goodsTag.tag, listing.tag), eq(goodsTag.goodsId, goods.id)));
    conditions.push(exists(tagRows));
  }
  return conditions;
}

/** What `lowestAt` says of a good, for the order of whole lists: a property test holds the two together (D125). */
function priceNow(now: number): SQL {
  const isOver = sql`${inArray(goods.marketingType, [MARKETING.discount, MARKETING.flashSale])}
    and ${goods.marketingEndTs} > 0 and ${goods.marketingEndTs} <= ${now}`;
  const at = (price: PgColumn, line: PgColumn) =>
    sql`case when ${isOver} then greatest(${price}, ${line}) else ${price} end`;
  return sql`coalesce((select min(${at(goodsSku.price, goodsSku.linePrice)}) from ${goodsSku}
    where ${goodsSku.appId} = ${goods.appId} and ${goodsSku.goodsId} = ${goods.id}), ${at(goods.price, goods.linePrice)})`;
}

/** Whatever comes first, equal goods stand in the shop's order, and then by id: pages never overlap. */
function orderOf(order: Listing['order'], ids: readonly string[] | undefined, now: number): SQL[] {
  const ties = [asc(goods.position), asc(goods.id)];
  switch (order) {
    case 'ids':
      return ids === undefined ? ties : [sql`array_position(${sql.param([...ids])}::text[], ${goods.id})`];
    case 'live':
      return ROOM_ORDER;
    case 'new':
      return [desc(goods.createdTs), ...ties];
    case 'hot':
      return [desc(goods.studentCount), ...ties];
    case 'price':
      return [asc(priceNow(now)), ...ties];
    case 'price-desc':
      return [desc(priceNow(now)), ...ties];
    case 'default':
      return ties;
  }
}
