/** What learners studied. */
import { and, eq, lt } from 'drizzle-orm';
import { defineArea } from '#server/kernel/area.ts';
import { createCourseStore, type CourseStore } from './courses.store.ts';
import type { LearningStore } from './learning-store.ts';
import { createLearningStore } from './learning.store.ts';
import { limits, LINE_LIFE_MS } from './limits.ts';
import { createStudyStore, type StudyStore } from './store/study.store.ts';
import { learningRecord, studyClock, studySession } from './tables/learning.ts';

export { readProgress, type Progress } from './read-progress.ts';
export { recordTaken, type Taken } from './record-taken.ts';

declare module '#server/kernel/area.ts' {
  interface Stores {
    learning: LearningStore;
    courses: CourseStore;
    study: StudyStore;
  }
}

export const area = defineArea({
  name: 'learning',
  limits,
  tables: { learningRecord, studySession, studyClock },
  stores: (db) => ({
    learning: createLearningStore(db),
    courses: createCourseStore(db),
    study: createStudyStore(db),
  }),
  forget: async (tx, { appId, userId }) => {
    // In the order reports lock them.
    for (const table of [studyClock, studySession, learningRecord])
      await tx.delete(table).where(and(eq(table.appId, appId), eq(table.userId, userId)));
  },
  retention: [
    async (db, now) => {
      await db.delete(studySession).where(lt(studySession.lastAnswerAt, now - LINE_LIFE_MS));
    },
  ],
});
