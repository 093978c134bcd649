/** Live rooms of a shop part by part, for its merchant, opened yet or not. */
import { and, asc, eq, gte, inArray, lt, ne, or } from 'drizzle-orm';
import type { LiveSort } from '#schemas/api/console/live.ts';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import type { Locale } from '#schemas/locale.ts';
import { secondsOf } from '#schemas/time.ts';
import { goods } from '#server/areas/catalogue/area.ts';
import type { ShopSpan } from '#server/kernel/area.ts';
import type { SortedPlace } from '#server/kernel/cursor.ts';
import { containsWords, readableText } from '#server/kernel/db/contains.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { byNumber, byTitle, orderOf, readPart, type SortKeys } from '#server/kernel/db/list-order.ts';
import { liveMedia } from '../tables/media.ts';
import { liveRoom } from '../tables/rooms.ts';

export type RoomPartStore = ReturnType<typeof createRoomPartStore>;

interface RoomFilter {
  q?: string | undefined;
  /** One of LIVE_STATE. */
  aliveStates: readonly number[] | undefined;
  /** Titles are sorted in it. */
  locale: Locale;
}

const sortKeysIn = (locale: Locale): SortKeys<LiveSort> => ({
  start_ts: byNumber(goods.startTs, goods.id),
  title: byTitle(goods.title, goods.id, locale),
});

export function createRoomPartStore(db: Database) {
  return {
    /** Rooms on air, and those announced for that time, the first to begin first. */
    onDay: ({ appId, from, until }: ShopSpan, limit: number) => {
      const isAnnounced = and(
        eq(goods.aliveState, LIVE_STATE.notStarted),
        gte(goods.startTs, secondsOf(from)),
        lt(goods.startTs, secondsOf(until)),
      );
      return db
        .select({ id: goods.id, title: goods.title, aliveState: goods.aliveState, startTs: goods.startTs })
        .from(goods)
        .where(and(eq(goods.appId, appId), or(eq(goods.aliveState, LIVE_STATE.live), isAnnounced)))
        .orderBy(asc(goods.startTs), asc(goods.id))
        .limit(limit);
    },
    async part(appId: string, { q, aliveStates, locale }: RoomFilter, place: SortedPlace<LiveSort>) {
      const order = orderOf(sortKeysIn(locale), place.sort);
      const matches = and(
        eq(goods.appId, appId),
        ne(goods.aliveState, LIVE_STATE.none),
        aliveStates === undefined ? undefined : inArray(goods.aliveState, [...aliveStates]),
        containsWords(q, [goods.id, readableText(goods.title)]),
      );
      const select = () =>
        db
          .select({
            id: goods.id,
            title: goods.title,
            aliveState: goods.aliveState,
            startTs: goods.startTs,
            aliveType: liveRoom.aliveType,
            pushState: liveRoom.pushState,
            source: liveMedia.source,
            sortKey: order.sortKey,
          })
          .from(goods)
          .leftJoin(liveRoom, and(eq(liveRoom.appId, goods.appId), eq(liveRoom.aliveId, goods.id)))
          .leftJoin(liveMedia, and(eq(liveMedia.appId, goods.appId), eq(liveMedia.aliveId, goods.id)));
      return readPart(db, select, { order, place, matches, idOf: ({ id }) => id });
    },
  };
}
