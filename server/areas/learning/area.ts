/** What learners studied. */
import { and, eq } from 'drizzle-orm';
import { defineArea } from '#server/kernel/area.ts';
import { createCourseStore, type CourseStore } from './courses.store.ts';
import type { LearningStore } from './learning-store.ts';
import { createLearningStore } from './learning.store.ts';
import { learningRecord } from './tables/learning.ts';

export { readProgress, type Progress } from './read-progress.ts';

declare module '#server/kernel/area.ts' {
  interface Stores {
    learning: LearningStore;
    courses: CourseStore;
  }
}

export const area = defineArea({
  name: 'learning',
  tables: { learningRecord },
  stores: (db) => ({ learning: createLearningStore(db), courses: createCourseStore(db) }),
  forget: async (tx, { appId, userId }) => {
    await tx
      .delete(learningRecord)
      .where(and(eq(learningRecord.appId, appId), eq(learningRecord.userId, userId)));
  },
});
