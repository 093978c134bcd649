/** Messages a moderator looks at first (D102). */
import { and, asc, desc, eq, gte } from 'drizzle-orm';
import type { Database } from '#server/kernel/db/db.ts';
import { isStorable } from '#server/kernel/db/text.ts';
import { liveWaiting } from '../tables/rooms.ts';
import type { RoomKey } from './log.store.ts';

export type WaitingRow = typeof liveWaiting.$inferSelect;
export type LiveWaitingStore = ReturnType<typeof createLiveWaitingStore>;

const isThis = ({ appId, aliveId }: RoomKey, id: string) =>
  and(eq(liveWaiting.appId, appId), eq(liveWaiting.id, id), eq(liveWaiting.aliveId, aliveId));

export function createLiveWaitingStore(db: Database) {
  return {
    add: async (row: WaitingRow): Promise<void> => {
      await db.insert(liveWaiting).values(row);
    },
    of: async (key: RoomKey, id: string): Promise<WaitingRow | undefined> => {
      if (!isStorable(id)) return undefined;
      const [row] = await db.select().from(liveWaiting).where(isThis(key, id));
      return row;
    },
    /** Of two who let it through one is given it. */
    take: async (key: RoomKey, id: string): Promise<WaitingRow | undefined> => {
      const [row] = await db.delete(liveWaiting).where(isThis(key, id)).returning();
      return row;
    },
    refuse: async (key: RoomKey, id: string): Promise<boolean> => {
      const done = await db
        .update(liveWaiting)
        .set({ standing: 'refused' })
        .where(and(isThis(key, id), eq(liveWaiting.standing, 'waiting')))
        .returning({ id: liveWaiting.id });
      return done.length > 0;
    },
    /** Those that wait, the first first. */
    list: ({ appId, aliveId }: RoomKey, limit: number): Promise<WaitingRow[]> =>
      db
        .select()
        .from(liveWaiting)
        .where(
          and(
            eq(liveWaiting.appId, appId),
            eq(liveWaiting.aliveId, aliveId),
            eq(liveWaiting.standing, 'waiting'),
          ),
        )
        .orderBy(asc(liveWaiting.at))
        .limit(limit),
    /** Theirs that wait or were refused, the newest first. */
    writtenBy: ({ appId, aliveId }: RoomKey, userId: string, limit: number): Promise<WaitingRow[]> => {
      const isTheirs = and(
        eq(liveWaiting.appId, appId),
        eq(liveWaiting.userId, userId),
        eq(liveWaiting.aliveId, aliveId),
      );
      return db.select().from(liveWaiting).where(isTheirs).orderBy(desc(liveWaiting.at)).limit(limit);
    },
    sentAs: async (
      { appId, aliveId }: RoomKey,
      { userId, ref, since }: { userId: string; ref: string; since: number },
    ): Promise<WaitingRow | undefined> => {
      const isTheirs = and(
        eq(liveWaiting.appId, appId),
        eq(liveWaiting.userId, userId),
        eq(liveWaiting.aliveId, aliveId),
        eq(liveWaiting.ref, ref),
        gte(liveWaiting.at, since),
      );
      const [row] = await db
        .select()
        .from(liveWaiting)
        .where(isTheirs)
        .orderBy(desc(liveWaiting.at))
        .limit(1);
      return row;
    },
  };
}
