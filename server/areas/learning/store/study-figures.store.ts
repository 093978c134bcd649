/** Sums of a shop's credited days, each counted by the database: of all learners, by day or by course. */
import { and, asc, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { REPORT_ROWS_MAX, type Study } from '#schemas/api/console/reports.ts';
import type { Text } from '#schemas/page/text.ts';
import { DAY_MS, secondsOf } from '#schemas/time.ts';
import { goods } from '#server/areas/catalogue/area.ts';
import { dayOf, startOf } from '#server/areas/shop/area.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { learningRecord } from '../tables/learning.ts';
import { studyDay } from '../tables/study-day.ts';

export type StudyFigureStore = ReturnType<typeof createStudyFigureStore>;

/** What a lesson was studied in: the package, or itself. */
const wholeOf = ({ productId, resourceId }: typeof studyDay | typeof learningRecord) =>
  sql<string>`coalesce(nullif(${productId}, ''), ${resourceId})`;

const WHOLE_RECORD = wholeOf(learningRecord);

const CREDIT = {
  learners: sql<number>`count(distinct ${studyDay.userId}) filter (where ${studyDay.creditedMs} > 0)::float8`,
  ms: sql<number>`coalesce(sum(${studyDay.creditedMs}), 0)::float8`,
};
/** A lesson finished in two packages is one. */
const finishCount = sql<number>`count(distinct (${learningRecord.userId}, ${learningRecord.resourceId}))::float8`;

const isOnDays = (appId: string, days: readonly string[]) =>
  and(eq(studyDay.appId, appId), inArray(studyDay.day, [...days]));

function isFinishedOn(appId: string, days: readonly string[]) {
  const [from, last] = [startOf(days[0] ?? '') ?? 0, startOf(days.at(-1) ?? '') ?? 0];
  return and(
    eq(learningRecord.appId, appId),
    gte(learningRecord.finishedAt, from),
    lt(learningRecord.finishedAt, last + DAY_MS),
  );
}

function toStudy(credit: { learners: number; ms: number } | undefined, finishes = 0): Study {
  const { learners = 0, ms = 0 } = credit ?? {};
  return { learners, seconds: secondsOf(ms), finished: finishes };
}

type Counts = ReadonlyMap<string, number>;

export function createStudyFigureStore(db: Database) {
  /** What was finished most stands first. */
  const finishedBy = async (
    key: typeof WHOLE_RECORD,
    where: ReturnType<typeof isFinishedOn>,
  ): Promise<Counts> => {
    const rows = await db
      .select({ key, count: finishCount })
      .from(learningRecord)
      .where(where)
      .groupBy(sql`1`)
      .orderBy(desc(finishCount), asc(sql`1`));
    return new Map(rows.map((row) => [row.key, row.count]));
  };
  const titlesOf = async (appId: string, ids: string[]): Promise<ReadonlyMap<string, Text>> => {
    const rows = await db
      .select({ id: goods.id, title: goods.title })
      .from(goods)
      .where(and(eq(goods.appId, appId), inArray(goods.id, ids)));
    return new Map(rows.map(({ id, title }) => [id, title]));
  };
  return {
    /** @param days `YYYY-MM-DD`, in their order and without gaps */
    studyOf: async (appId: string, days: readonly string[]): Promise<Study> => {
      const [credit] = await db.select(CREDIT).from(studyDay).where(isOnDays(appId, days));
      const [records] = await db
        .select({ count: finishCount })
        .from(learningRecord)
        .where(isFinishedOn(appId, days));
      return toStudy(credit, records?.count);
    },
    /** The same of each of these days. */
    studyByDay: async (appId: string, days: readonly string[]): Promise<(Study & { key: string })[]> => {
      const rows = await db
        .select({ key: studyDay.day, ...CREDIT })
        .from(studyDay)
        .where(isOnDays(appId, days))
        .groupBy(studyDay.day);
      const counts = await finishedBy(dayOf(learningRecord.finishedAt), isFinishedOn(appId, days));
      const credit = new Map(rows.map(({ key, ...sums }) => [key, sums]));
      return days.map((key) => ({ key, ...toStudy(credit.get(key), counts.get(key)) }));
    },
    /** The same of each course, or lesson studied by itself, the most study first. */
    studyByGoods: async (
      appId: string,
      days: readonly string[],
    ): Promise<(Study & { key: string; title: Text | undefined })[]> => {
      const rows = await db
        .select({ key: wholeOf(studyDay), ...CREDIT })
        .from(studyDay)
        .where(isOnDays(appId, days))
        .groupBy(sql`1`)
        .orderBy(desc(CREDIT.ms), asc(sql`1`))
        .limit(REPORT_ROWS_MAX);
      const counts = await finishedBy(WHOLE_RECORD, isFinishedOn(appId, days));
      const credit = new Map(rows.map(({ key, ...sums }) => [key, sums]));
      // Last what was finished without credited time, such as a text read before the span began.
      const keys = [...new Set([...credit.keys(), ...counts.keys()])].slice(0, REPORT_ROWS_MAX);
      const titles = await titlesOf(appId, keys);
      return keys.map((key) => ({
        key,
        title: titles.get(key),
        ...toStudy(credit.get(key), counts.get(key)),
      }));
    },
  };
}
