/** Goods of a shop part by part, for its merchant: in whatever state, of some types or states, or found by words. */
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { partOf, type Cursor } from '#server/kernel/cursor.ts';
import { containsWords } from '#server/kernel/db/contains.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { newestFirst, olderThan } from '#server/kernel/db/older-than.ts';
import type { GoodsRow } from '#schemas/content/goods-row.ts';
import { goods } from '../tables/goods.ts';
import { GOODS_COLUMNS } from './goods-columns.ts';

export type GoodsPartStore = ReturnType<typeof createGoodsPartStore>;

interface GoodsFilter {
  q?: string | undefined;
  /** All where there are none. */
  types?: number[] | undefined;
  states?: GoodsRow['state'][] | undefined;
}

export function createGoodsPartStore(db: Database) {
  return {
    /** The newest first, older than a cursor where there is one; its moments are those of the rows, unix seconds. */
    async part(
      appId: string,
      { q, types, states }: GoodsFilter,
      { before, limit }: { before?: Cursor; limit: number },
    ) {
      const matches = and(
        eq(goods.appId, appId),
        types === undefined ? undefined : inArray(goods.type, types),
        states === undefined ? undefined : inArray(goods.state, states),
        containsWords(q, [goods.id, sql`${goods.title}::text`]),
      );
      const rows = await db
        .select(GOODS_COLUMNS)
        .from(goods)
        .where(and(matches, olderThan(before, goods.createdTs, goods.id)))
        .orderBy(...newestFirst(goods.createdTs, goods.id))
        .limit(limit + 1);
      const [all] = await db.select({ total: count() }).from(goods).where(matches);
      return { ...partOf(rows, limit, ({ created_ts: at, id }) => ({ at, id })), total: all?.total ?? 0 };
    },
  };
}
