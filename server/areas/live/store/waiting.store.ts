/** Messages a moderator looks at first (D102). */
import { and, asc, desc, eq, gte, inArray } from 'drizzle-orm';
import type { Database } from '#server/kernel/db/db.ts';
import { isStorable } from '#server/kernel/db/text.ts';
import { liveWaiting } from '../tables/rooms.ts';
import type { RoomKey } from './log.store.ts';
import type { SentAs } from './rooms.store.ts';

export type WaitingRow = typeof liveWaiting.$inferSelect;
export type LiveWaitingStore = ReturnType<typeof createLiveWaitingStore>;

const isThis = ({ appId, aliveId }: RoomKey, id: string) =>
  and(eq(liveWaiting.appId, appId), eq(liveWaiting.id, id), eq(liveWaiting.aliveId, aliveId));

export function createLiveWaitingStore(db: Database) {
  return {
    add: async (rows: readonly WaitingRow[]): Promise<void> => {
      if (rows.length > 0) await db.insert(liveWaiting).values([...rows]);
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
      const rows = await db
        .update(liveWaiting)
        .set({ standing: 'refused' })
        .where(and(isThis(key, id), eq(liveWaiting.standing, 'waiting')))
        .returning({ id: liveWaiting.id });
      return rows.length > 0;
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
    /** Theirs that were sent since then under these names, the newest first. */
    sentAs: ({ appId, aliveId }: RoomKey, { userIds, refs, since }: SentAs): Promise<WaitingRow[]> => {
      const isTheirs = and(
        eq(liveWaiting.appId, appId),
        inArray(liveWaiting.userId, [...userIds]),
        eq(liveWaiting.aliveId, aliveId),
        inArray(liveWaiting.ref, [...refs]),
        gte(liveWaiting.at, since),
      );
      return db.select().from(liveWaiting).where(isTheirs).orderBy(desc(liveWaiting.at));
    },
  };
}
