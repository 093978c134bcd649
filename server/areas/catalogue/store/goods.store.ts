/** Goods on sale: every list of a page is one indexed query. */
import { and, asc, desc, eq, exists, gt, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { GoodsQuery } from '#schemas/content/goods-card.ts';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { RESOURCES } from '#schemas/content/resource-type.ts';
import { secondsOf } from '#schemas/time.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { GoodsRow } from '#schemas/content/goods-row.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { GOODS_COLUMNS } from './goods-columns.ts';
import { goods, goodsTag, hotWord } from '../tables/goods.ts';
import { isStorable } from '#server/kernel/db/text.ts';
import type { Text } from '#schemas/page/text.ts';

export type GoodsStore = ReturnType<typeof createGoodsStore>;

export function createGoodsStore(db: Database, clock: Clock) {
  return {
    byId: async (appId: string, id: string): Promise<GoodsRow | undefined> => {
      if (!isStorable(id)) return undefined;
      const rows = await db
        .select(GOODS_COLUMNS)
        .from(goods)
        .where(and(eq(goods.appId, appId), eq(goods.id, id)));
      return rows[0];
    },
    /** Of those that are there, in whatever state, in no order. */
    byIds: async (appId: string, ids: readonly string[]): Promise<GoodsRow[]> => {
      const storableIds = ids.filter(isStorable);
      if (storableIds.length === 0) return [];
      return db
        .select(GOODS_COLUMNS)
        .from(goods)
        .where(and(eq(goods.appId, appId), inArray(goods.id, storableIds)));
    },
    /** Of those that are there, in one query. */
    statesOf: (appId: string, ids: readonly string[]): Promise<Pick<GoodsRow, 'id' | 'state'>[]> =>
      db
        .select({ id: goods.id, state: goods.state })
        .from(goods)
        .where(and(eq(goods.appId, appId), inArray(goods.id, ids.filter(isStorable)))),
    /** Goods on sale of one list; order of `manual` is the order of its ids. */
    find: (appId: string, query: GoodsQuery): Promise<GoodsRow[]> => {
      const conditions = onSale(appId, query, secondsOf(clock.now()));
      return query.source === 'manual'
        ? findByIds(db, conditions, query)
        : findList(db, appId, conditions, query);
    },
    /** For the sitemap: ids on sale with their type and last change. */
    listPublic: (appId: string): Promise<Pick<GoodsRow, 'id' | 'type' | 'updated_ts'>[]> =>
      db
        .select({ id: goods.id, type: goods.type, updated_ts: goods.updatedTs })
        .from(goods)
        .where(and(eq(goods.appId, appId), eq(goods.state, 'on')))
        .orderBy(asc(goods.position), asc(goods.id)),
    hotWords: async (appId: string): Promise<Text[]> => {
      const rows = await db
        .select({ word: hotWord.word })
        .from(hotWord)
        .where(eq(hotWord.appId, appId))
        .orderBy(asc(hotWord.position));
      return rows.map((row) => row.word);
    },
  };
}

/** Conditions every list shares: this shop, on sale, of the type asked for, with a promotion that runs. */
function onSale(appId: string, query: GoodsQuery, now: number): (SQL | undefined)[] {
  const conditions: (SQL | undefined)[] = [eq(goods.appId, appId), eq(goods.state, 'on')];
  if (query.type !== undefined) conditions.push(eq(goods.type, query.type));
  if (query.marketing !== undefined) conditions.push(onOffer(query.marketing, now));
  return conditions;
}

/** A promotion of one of these kinds that runs at the moment, unix seconds. */
export function onOffer(kinds: readonly number[], now: number): SQL | undefined {
  const runs = or(eq(goods.marketingEndTs, 0), gt(goods.marketingEndTs, now));
  return and(inArray(goods.marketingType, [...kinds]), runs);
}

type Conditions = readonly (SQL | undefined)[];

async function findByIds(db: Database, conditions: Conditions, query: GoodsQuery): Promise<GoodsRow[]> {
  const ids = [...new Set(query.ids ?? [])].filter(isStorable);
  if (ids.length === 0) return [];
  const rows = await db
    .select(GOODS_COLUMNS)
    .from(goods)
    .where(and(...conditions, inArray(goods.id, ids)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).slice(0, query.limit);
}

async function findList(
  db: Database,
  appId: string,
  common: Conditions,
  query: GoodsQuery,
): Promise<GoodsRow[]> {
  const conditions = [...common];
  if (query.source === 'tag') {
    const tag = query.tag_id ?? '';
    if (!isStorable(tag)) return [];
    conditions.push(exists(taggedWith(db, appId, tag)));
  }
  if (query.source === 'live') conditions.push(eq(goods.type, RESOURCES.alive.type));
  // A list of a type needs the type: without one it would be a list of everything.
  if (query.source === 'type' && query.type === undefined) return [];
  return db
    .select(GOODS_COLUMNS)
    .from(goods)
    .where(and(...conditions))
    .orderBy(...orderOf(query.source))
    .limit(query.limit);
}

function taggedWith(db: Database, appId: string, tag: string) {
  return db
    .select({ one: sql`1` })
    .from(goodsTag)
    .where(and(eq(goodsTag.appId, appId), eq(goodsTag.tag, tag), eq(goodsTag.goodsId, goods.id)));
}

/** Rooms on air, then those to come with the soonest first, then what is over with the latest first (M240). */
export const ROOM_ORDER: SQL[] = [
  sql`case ${goods.aliveState} when ${LIVE_STATE.live} then 0 when ${LIVE_STATE.notStarted} then 1 else 2 end`,
  sql`case when ${goods.aliveState} = ${LIVE_STATE.notStarted} then ${goods.startTs} else -${goods.startTs} end`,
  asc(goods.id),
];

/** The id ends every order, so that equal goods never change places. */
function orderOf(source: string): SQL[] {
  if (source === 'new') return [desc(goods.createdTs), asc(goods.id)];
  if (source === 'hot') return [desc(goods.studentCount), asc(goods.id)];
  if (source === 'live') return ROOM_ORDER;
  return [asc(goods.position), asc(goods.id)];
}
