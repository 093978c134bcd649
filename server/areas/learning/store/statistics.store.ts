/** Sums of a learner's credited days, each counted by the database. */
import { and, asc, count, countDistinct, desc, eq, gte, isNotNull, sql, sum } from 'drizzle-orm';
import { goods } from '#server/areas/catalogue/area.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { learningRecord } from '../tables/learning.ts';
import { studyDay } from '../tables/study-day.ts';
import type { Learner } from './study.store.ts';

export type StatisticsStore = ReturnType<typeof createStatisticsStore>;

const isOf = ({ appId, userId }: Learner, table: typeof studyDay | typeof learningRecord) =>
  and(eq(table.appId, appId), eq(table.userId, userId));

/** What it was studied as: the package, or the lesson opened by itself. */
const WHOLE = sql`coalesce(nullif(${studyDay.productId}, ''), ${studyDay.resourceId})`;
const creditedMs = sql`sum(${studyDay.creditedMs})`.mapWith(Number);

export function createStatisticsStore(db: Database) {
  return {
    /** Milliseconds of each day with study from a day on (`YYYY-MM-DD`), in their order. */
    byDay: (learner: Learner, from: string): Promise<{ day: string; creditedMs: number }[]> =>
      db
        .select({ day: studyDay.day, creditedMs })
        .from(studyDay)
        .where(and(isOf(learner, studyDay), gte(studyDay.day, from)))
        .groupBy(studyDay.day)
        .orderBy(asc(studyDay.day)),
    /** What took the most time; a good that no longer exists is left out. */
    byCourse: (learner: Learner, limit: number) =>
      db
        .select({ id: goods.id, type: goods.type, title: goods.title, state: goods.state, creditedMs })
        .from(studyDay)
        .innerJoin(goods, and(eq(goods.appId, studyDay.appId), eq(goods.id, WHOLE)))
        .where(isOf(learner, studyDay))
        .groupBy(goods.appId, goods.id)
        .orderBy(desc(sum(studyDay.creditedMs)), asc(goods.id))
        .limit(limit),
    /** In all; a lesson finished in two packages is one. */
    totals: async (learner: Learner) => {
      const [sums] = await db
        .select({ creditedMs, days: countDistinct(studyDay.day), rows: count() })
        .from(studyDay)
        .where(isOf(learner, studyDay));
      const [records] = await db
        .select({ finished: countDistinct(learningRecord.resourceId) })
        .from(learningRecord)
        .where(and(isOf(learner, learningRecord), isNotNull(learningRecord.finishedAt)));
      return {
        creditedMs: sums === undefined || sums.rows === 0 ? 0 : sums.creditedMs,
        days: sums?.days ?? 0,
        finished: records?.finished ?? 0,
      };
    },
  };
}
