/** Learning records, always of one learner of one shop (D82). */
import { and, asc, count, countDistinct, desc, eq, inArray, max, notInArray, sql } from 'drizzle-orm';
import type { Database } from '#server/kernel/db/db.ts';
import { goods } from '#server/areas/catalogue/area.ts';
import { learningRecord } from '../tables/learning.ts';
import { isStorable } from '#server/kernel/db/text.ts';
import type { LearningRow, RecordsAsked, WholeRow } from './learning-rows.ts';

const RECORD = {
  resource_id: learningRecord.resourceId,
  resource_type: learningRecord.resourceType,
  product_id: learningRecord.productId,
  learn_progress: learningRecord.learnProgress,
  max_learn_progress: learningRecord.maxLearnProgress,
  org_learn_progress: learningRecord.orgLearnProgress,
  finished_at: learningRecord.finishedAt,
  last_learn_at: learningRecord.lastLearnAt,
  stay_time: learningRecord.stayTime,
  content_app_id: learningRecord.contentAppId,
  alive_type: learningRecord.aliveType,
  alive_state: learningRecord.aliveState,
};
/** What was studied as a whole: the package, or what was opened by itself. */
const WHOLE = sql<string>`coalesce(nullif(${learningRecord.productId}, ''), ${learningRecord.resourceId})`;
const OF_THE_WHOLE = and(eq(goods.appId, learningRecord.appId), eq(goods.id, WHOLE));
const OF_THE_GOOD = and(eq(goods.appId, learningRecord.appId), eq(goods.id, learningRecord.resourceId));

/** The last one where a later one was asked for. */
const pageAmong = (total: number, requestedPage: number, pageSize: number) =>
  Math.min(requestedPage, Math.max(1, Math.ceil(total / pageSize)));

export type LearningStore = ReturnType<typeof createLearningStore>;

export function createLearningStore(db: Database) {
  return {
    /** A learner's records of these goods, one for each package a good was opened in. */
    of: async (appId: string, userId: string, resourceIds: readonly string[]): Promise<LearningRow[]> => {
      const ids = resourceIds.filter(isStorable);
      if (!isStorable(userId) || ids.length === 0) return [];
      const isWanted = and(
        eq(learningRecord.appId, appId),
        eq(learningRecord.userId, userId),
        inArray(learningRecord.resourceId, ids),
      );
      return db.select(RECORD).from(learningRecord).where(isWanted);
    },
    /** Goods of these types that were studied, by themselves or in their lessons, the latest first. */
    wholes: async (
      appId: string,
      userId: string,
      {
        types,
        page: requestedPage,
        pageSize,
      }: Required<Pick<RecordsAsked, 'page' | 'pageSize'>> & { types: readonly number[] },
    ): Promise<{ rows: WholeRow[]; total: number; page: number }> => {
      if (!isStorable(userId)) return { rows: [], total: 0, page: 1 };
      const own = and(
        eq(learningRecord.appId, appId),
        eq(learningRecord.userId, userId),
        inArray(goods.type, [...types]),
      );
      const [totals] = await db
        .select({ total: countDistinct(goods.id) })
        .from(learningRecord)
        .innerJoin(goods, OF_THE_WHOLE)
        .where(own);
      const { total = 0 } = totals ?? {};
      const page = pageAmong(total, requestedPage, pageSize);
      const rows = await db
        .select({
          goodsId: goods.id,
          lastLearnAt: sql`max(${learningRecord.lastLearnAt})`.mapWith(Number),
          stayTime: sql`sum(${learningRecord.stayTime})`.mapWith(Number),
        })
        .from(learningRecord)
        .innerJoin(goods, OF_THE_WHOLE)
        .where(own)
        .groupBy(goods.id)
        .orderBy(desc(max(learningRecord.lastLearnAt)), asc(goods.id))
        .limit(pageSize)
        .offset((page - 1) * pageSize);
      return { rows, total, page };
    },
    /** A learner's records, the latest first; a good that no longer exists is left out. */
    records: async (
      appId: string,
      userId: string,
      { type, types, without, page: requestedPage, pageSize }: RecordsAsked,
    ): Promise<{ rows: LearningRow[]; total: number; page: number }> => {
      if (!isStorable(userId)) return { rows: [], total: 0, page: 1 };
      const own = and(
        eq(learningRecord.appId, appId),
        eq(learningRecord.userId, userId),
        type === undefined ? undefined : eq(learningRecord.resourceType, type),
        types && inArray(learningRecord.resourceType, [...types]),
        without && notInArray(learningRecord.resourceType, [...without]),
      );
      const [totals] = await db
        .select({ total: count() })
        .from(learningRecord)
        .innerJoin(goods, OF_THE_GOOD)
        .where(own);
      const total = totals?.total ?? 0;
      const page = pageAmong(total, requestedPage, pageSize);
      if (total === 0) return { rows: [], total, page };
      const rows = await db
        .select(RECORD)
        .from(learningRecord)
        .innerJoin(goods, OF_THE_GOOD)
        .where(own)
        .orderBy(
          desc(learningRecord.lastLearnAt),
          asc(learningRecord.resourceId),
          asc(learningRecord.productId),
        )
        .limit(pageSize)
        .offset((page - 1) * pageSize);
      return { rows, total, page };
    },
  };
}
