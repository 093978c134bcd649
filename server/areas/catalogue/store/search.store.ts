/** Finds goods by their tokens through the index; what was typed reaches SQL as parameters only. */
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Clock } from '#server/kernel/clock.ts';
import type { SearchAsk } from './search-rows.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { createGoodsStore } from './goods.store.ts';
import { goods, goodsSearch } from '../tables/goods.ts';
import { indexGoods } from './search-index.ts';
import type { GoodsRow } from '#schemas/content/goods-row.ts';

/** Weights of summaries (C), teachers and tags (B) and titles (A) in the rank; D is not used. */
const WEIGHTS = sql`'{0, 0.1, 0.4, 1}'::float4[]`;
/** How much more what was typed counts than what only sounds like it. */
const WRITTEN = 3;

const meets = (condition: string): SQL => sql`${goodsSearch.terms} @@ ${condition}::tsquery`;
const rank = (condition: string) =>
  sql<number>`ts_rank(${WEIGHTS}, ${goodsSearch.terms}, ${condition}::tsquery)`;

function matchCondition(appId: string, any: string, type?: number): SQL | undefined {
  return and(
    eq(goodsSearch.appId, appId),
    meets(any),
    eq(goods.state, 'on'),
    type === undefined ? undefined : eq(goods.type, type),
  );
}

const SAME_GOOD = and(eq(goods.appId, goodsSearch.appId), eq(goods.id, goodsSearch.goodsId));

/** Best first; among equals the most popular, then the shop's own order; the id ends every order. */
function orderOf({ any, literal }: SearchAsk): SQL[] {
  const score = any === literal ? rank(any) : sql`${rank(any)} + ${WRITTEN} * ${rank(literal)}`;
  return [desc(score), desc(goods.studentCount), asc(goods.position), asc(goods.id)];
}

export type SearchStore = ReturnType<typeof createSearchStore>;

export function createSearchStore(db: Database, clock: Clock) {
  const goodsStore = createGoodsStore(db, clock);
  const countTypes = (appId: string, any: string): Promise<{ type: number; count: number }[]> =>
    db
      .select({ type: goods.type, count: sql<number>`count(*)::int` })
      .from(goodsSearch)
      .innerJoin(goods, SAME_GOOD)
      .where(matchCondition(appId, any))
      .groupBy(goods.type)
      .orderBy(desc(sql`count(*)`), asc(goods.type));
  return {
    /** How many goods of each type `any` finds, most first. */
    countTypes,
    /** Goods on sale, best first; `total` counts those of all pages. */
    find: async (appId: string, ask: SearchAsk): Promise<{ rows: GoodsRow[]; total: number }> => {
      const page = await db
        .select({ id: goods.id, total: sql<number>`(count(*) over ())::int` })
        .from(goodsSearch)
        .innerJoin(goods, SAME_GOOD)
        .where(matchCondition(appId, ask.any, ask.type))
        .orderBy(...orderOf(ask))
        .limit(ask.limit)
        .offset(ask.offset);
      const ids = page.map(({ id }) => id);
      const rows = await goodsStore.find(appId, { source: 'manual', ids, limit: ask.limit });
      const total = page[0]?.total;
      if (total !== undefined || ask.offset === 0) return { rows, total: total ?? 0 };
      // Past the last page no row carries the total.
      const counts = await countTypes(appId, ask.any);
      const own = counts.filter(({ type }) => ask.type === undefined || type === ask.type);
      return { rows, total: own.reduce((sum, { count }) => sum + count, 0) };
    },
    /** Writes what these goods are found by, after they or their tags changed; goods that are gone are found no more. */
    reindex: (appId: string, ids: readonly string[]): Promise<void> =>
      indexGoods(db, appId, [...new Set(ids)]),
  };
}
