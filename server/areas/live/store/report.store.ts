/** What a live room came to, read for its report; and the minutes people say they watched in. */
import { and, asc, count, eq, gte, inArray, lt, sql, sum } from 'drizzle-orm';
import { MINUTE_MS, secondsOf } from '#schemas/time.ts';
import { REPORT_MINUTES_MAX } from '#schemas/live/report.ts';
import { shopOrder } from '#server/areas/orders/area.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { liveMinute } from '../tables/audience.ts';
import { liveEvent, liveMember } from '../tables/rooms.ts';
import type { RoomKey } from './log.store.ts';

export type ReportStore = ReturnType<typeof createReportStore>;

export function createReportStore(db: Database) {
  const isMember = ({ appId, aliveId }: RoomKey) =>
    and(eq(liveMember.appId, appId), eq(liveMember.aliveId, aliveId));
  return {
    /** Somebody watched in this minute. */
    countMinute: ({ appId, aliveId }: RoomKey, at: number) =>
      db
        .insert(liveMinute)
        .values({ appId, aliveId, minuteTs: secondsOf(Math.floor(at / MINUTE_MS) * MINUTE_MS), viewers: 1 })
        .onConflictDoUpdate({
          target: [liveMinute.appId, liveMinute.aliveId, liveMinute.minuteTs],
          set: { viewers: sql`${liveMinute.viewers} + 1` },
        }),
    minutes: ({ appId, aliveId }: RoomKey, fromTs: number) =>
      db
        .select({ ts: liveMinute.minuteTs, count: liveMinute.viewers })
        .from(liveMinute)
        .where(
          and(eq(liveMinute.appId, appId), eq(liveMinute.aliveId, aliveId), gte(liveMinute.minuteTs, fromTs)),
        )
        .orderBy(asc(liveMinute.minuteTs))
        .limit(REPORT_MINUTES_MAX),
    async members(key: RoomKey): Promise<{ members: number; watchedSeconds: number }> {
      const [row] = await db
        .select({ members: count(), watched: sum(liveMember.watchedSeconds) })
        .from(liveMember)
        .where(isMember(key));
      return { members: row?.members ?? 0, watchedSeconds: Number(row?.watched ?? 0) };
    },
    async messages({ appId, aliveId }: RoomKey): Promise<number> {
      const [row] = await db
        .select({ count: count() })
        .from(liveEvent)
        .where(
          and(
            eq(liveEvent.appId, appId),
            eq(liveEvent.aliveId, aliveId),
            inArray(liveEvent.kind, ['text', 'image', 'gift']),
          ),
        );
      return row?.count ?? 0;
    },
    /** Paid by who was in the room, good by good; fen, less what was given back. */
    sales: (
      key: RoomKey,
      { goodsIds, from, to }: { goodsIds: string[]; from: number; to: number },
    ): Promise<{ goodsId: string; orders: number; amount: number }[]> =>
      db
        .select({
          goodsId: shopOrder.goodsId,
          orders: count(),
          amount: sql<number>`sum(${shopOrder.amount} - ${shopOrder.refunded})::int`,
        })
        .from(shopOrder)
        .innerJoin(liveMember, and(isMember(key), eq(liveMember.userId, shopOrder.userId)))
        .where(
          and(
            eq(shopOrder.appId, key.appId),
            inArray(shopOrder.goodsId, goodsIds),
            gte(shopOrder.paidAt, from),
            lt(shopOrder.paidAt, to),
          ),
        )
        .groupBy(shopOrder.goodsId)
        .orderBy(asc(shopOrder.goodsId)),
    /** True where somebody wrote these words since then, in whatever case, and nobody took them away. */
    async hasWritten(key: RoomKey, userId: string, { words, since }: { words: string; since: number }) {
      const rows = await db
        .select({ content: liveEvent.content })
        .from(liveEvent)
        .where(
          and(
            eq(liveEvent.appId, key.appId),
            eq(liveEvent.aliveId, key.aliveId),
            eq(liveEvent.userId, userId),
            eq(liveEvent.kind, 'text'),
            eq(liveEvent.standing, 'shown'),
            gte(liveEvent.at, since),
          ),
        );
      const search = words.trim().toLowerCase();
      return rows.some(({ content }) => content.toLowerCase().includes(search));
    },
  };
}
