/** Live rooms of a shop part by part, for its merchant: the one announced for last first, opened yet or not. */
import { and, eq, ne, sql } from 'drizzle-orm';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { goods } from '#server/areas/catalogue/area.ts';
import { partOf, type ListPlace } from '#server/kernel/cursor.ts';
import { containsWords } from '#server/kernel/db/contains.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { newestFirst, olderThan } from '#server/kernel/db/older-than.ts';
import { liveMedia } from '../tables/media.ts';
import { liveRoom } from '../tables/rooms.ts';

export type RoomPartStore = ReturnType<typeof createRoomPartStore>;

interface RoomFilter {
  q?: string | undefined;
  /** One of LIVE_STATE. */
  aliveState?: number | undefined;
}

export function createRoomPartStore(db: Database) {
  return {
    async part(appId: string, { q, aliveState }: RoomFilter, { before, limit }: ListPlace) {
      const matches = and(
        eq(goods.appId, appId),
        ne(goods.aliveState, LIVE_STATE.none),
        aliveState === undefined ? undefined : eq(goods.aliveState, aliveState),
        containsWords(q, [goods.id, sql`${goods.title}::text`]),
      );
      const rows = await db
        .select({
          id: goods.id,
          title: goods.title,
          aliveState: goods.aliveState,
          startTs: goods.startTs,
          aliveType: liveRoom.aliveType,
          pushState: liveRoom.pushState,
          source: liveMedia.source,
        })
        .from(goods)
        .leftJoin(liveRoom, and(eq(liveRoom.appId, goods.appId), eq(liveRoom.aliveId, goods.id)))
        .leftJoin(liveMedia, and(eq(liveMedia.appId, goods.appId), eq(liveMedia.aliveId, goods.id)))
        .where(and(matches, olderThan(before, goods.startTs, goods.id)))
        .orderBy(...newestFirst(goods.startTs, goods.id))
        .limit(limit + 1);
      return {
        ...partOf(rows, limit, ({ startTs, id }) => ({ at: startTs, id })),
        total: await db.$count(goods, matches),
      };
    },
  };
}
