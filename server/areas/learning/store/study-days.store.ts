/** Credited time by day: added to with each report, read for statistics and for the ledger of hours. */
import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '#server/kernel/db/db.ts';
import type { DayCredit } from '../rules/study-days.ts';
import { studyDay } from '../tables/study-day.ts';
import type { Learner, StudySubject } from './study.store.ts';

export type StudyDayStore = ReturnType<typeof createStudyDayStore>;

export type StudiedDay = StudySubject & DayCredit;

const columns = {
  resourceId: studyDay.resourceId,
  productId: studyDay.productId,
  day: studyDay.day,
  creditedMs: studyDay.creditedMs,
  reportedMs: studyDay.reportedMs,
};

const isBetween = (from: string, to: string) => and(gte(studyDay.day, from), lte(studyDay.day, to));

const inOrder = [asc(studyDay.day), asc(studyDay.userId), asc(studyDay.resourceId), asc(studyDay.productId)];

export function createStudyDayStore(db: Database) {
  return {
    /** Adds what a report was credited; in the transaction that writes its record. */
    add: async (
      learner: Learner,
      { resourceId, productId }: StudySubject,
      { days, now }: { days: readonly DayCredit[]; now: number },
    ): Promise<void> => {
      for (const day of days)
        await db
          .insert(studyDay)
          .values({ ...learner, resourceId, productId, ...day, updatedAt: now })
          .onConflictDoUpdate({
            target: [studyDay.appId, studyDay.userId, studyDay.day, studyDay.resourceId, studyDay.productId],
            set: {
              creditedMs: sql`${studyDay.creditedMs} + excluded.credited_ms`,
              reportedMs: sql`${studyDay.reportedMs} + excluded.reported_ms`,
              updatedAt: now,
            },
          });
    },
    /** Milliseconds a learner was ever credited of these lessons. */
    creditedOf: async ({ appId, userId }: Learner, resourceIds: readonly string[]): Promise<number> => {
      if (resourceIds.length === 0) return 0;
      const [sum] = await db
        .select({ ms: sql<string>`coalesce(sum(${studyDay.creditedMs}), 0)` })
        .from(studyDay)
        .where(
          and(
            eq(studyDay.appId, appId),
            eq(studyDay.userId, userId),
            inArray(studyDay.resourceId, [...resourceIds]),
          ),
        );
      return Number(sum?.ms ?? 0);
    },
    /** A learner's days between two days (`YYYY-MM-DD`, both included), in their order. */
    days: ({ appId, userId }: Learner, from: string, to: string): Promise<StudiedDay[]> =>
      db
        .select(columns)
        .from(studyDay)
        .where(and(eq(studyDay.appId, appId), eq(studyDay.userId, userId), isBetween(from, to)))
        .orderBy(...inOrder),
    /** The same of all learners of a shop. */
    daysOfShop: (appId: string, from: string, to: string): Promise<(StudiedDay & { userId: string })[]> =>
      db
        .select({ userId: studyDay.userId, ...columns })
        .from(studyDay)
        .where(and(eq(studyDay.appId, appId), isBetween(from, to)))
        .orderBy(...inOrder),
  };
}
