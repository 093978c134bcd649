/** Learning records, always of one learner of one shop (D82). */
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { LearningStore } from './learning-store.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { goods } from '#server/areas/catalogue/tables/goods.ts';
import { learningRecord } from './tables/learning.ts';
import { isStorable } from '#server/kernel/db/text.ts';

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
};
const COLUMNS = { ...RECORD, title: goods.title, cover: goods.cover, state: goods.state };
const OF_THE_GOOD = and(eq(goods.appId, learningRecord.appId), eq(goods.id, learningRecord.resourceId));

export function createLearningStore(db: Database): LearningStore {
  return {
    of: async (appId, userId, resourceIds) => {
      const wanted = resourceIds.filter(isStorable);
      if (!isStorable(userId) || wanted.length === 0) return [];
      const isWanted = and(
        eq(learningRecord.appId, appId),
        eq(learningRecord.userId, userId),
        inArray(learningRecord.resourceId, wanted),
      );
      return db.select(RECORD).from(learningRecord).where(isWanted);
    },
    records: async (appId, userId, { type, page: wished, pageSize }) => {
      if (!isStorable(userId)) return { rows: [], total: 0, page: 1 };
      const own = and(
        eq(learningRecord.appId, appId),
        eq(learningRecord.userId, userId),
        type === undefined ? undefined : eq(learningRecord.resourceType, type),
      );
      const [counted] = await db
        .select({ total: count() })
        .from(learningRecord)
        .innerJoin(goods, OF_THE_GOOD)
        .where(own);
      const total = counted?.total ?? 0;
      const page = Math.min(wished, Math.max(1, Math.ceil(total / pageSize)));
      if (total === 0) return { rows: [], total, page };
      const rows = await db
        .select(COLUMNS)
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
