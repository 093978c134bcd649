/** Rooms, until their own store is joined. */
import { and, eq, sql } from 'drizzle-orm';
import type { Clock } from '#server/kernel/clock.ts';
import type { Database } from '#server/kernel/db/db.ts';
import type { NewsOfRoom } from '../offer.ts';
import { liveMember, liveRoom } from '../tables/rooms.ts';
import { appendEvent, type RoomChange, type RoomKey } from './log.store.ts';

export type RoomStore = ReturnType<typeof createRoomStore>;
export function createRoomStore(db: Database, clock: Clock) {
  const is = (key: RoomKey) => and(eq(liveRoom.appId, key.appId), eq(liveRoom.aliveId, key.aliveId));
  return {
    byKey: async (key: RoomKey) => (await db.select().from(liveRoom).where(is(key)))[0],
    member: async (key: RoomKey, userId: string) =>
      (
        await db
          .select()
          .from(liveMember)
          .where(
            and(
              eq(liveMember.appId, key.appId),
              eq(liveMember.aliveId, key.aliveId),
              eq(liveMember.userId, userId),
            ),
          )
      )[0],
    append: (key: RoomKey, news: NewsOfRoom) => db.transaction((tx) => appendEvent(tx, clock, key, news)),
    appendIn: (tx: Database, key: RoomKey, news: NewsOfRoom) => appendEvent(tx, clock, key, news),
    change: async (key: RoomKey, change: RoomChange) => {
      await db
        .update(liveRoom)
        .set({ ...change, version: sql`${liveRoom.version} + 1` })
        .where(is(key));
    },
  };
}
