/** What learners studied. */
import { and, eq, lt } from 'drizzle-orm';
import { defineArea } from '#server/kernel/area.ts';
import { createCourseStore, type CourseStore } from './courses.store.ts';
import type { LearningStore } from './learning-store.ts';
import { createLearningStore } from './learning.store.ts';
import { limits, LINE_LIFE_MS } from './limits.ts';
import { createGoalStore, type GoalStore } from './store/goals.store.ts';
import { createStatisticsStore, type StatisticsStore } from './store/statistics.store.ts';
import { createStudyDayStore, type StudyDayStore } from './store/study-days.store.ts';
import { createStudyStore, type StudyStore } from './store/study.store.ts';
import { learningRecord, studyClock, studySession } from './tables/learning.ts';
import { learningGoal } from './tables/learning-goal.ts';
import { studyDay } from './tables/study-day.ts';

export { readProgress, type Progress } from './read-progress.ts';

declare module '#server/kernel/area.ts' {
  interface Stores {
    learning: LearningStore;
    courses: CourseStore;
    study: StudyStore;
    studyDays: StudyDayStore;
    statistics: StatisticsStore;
    goals: GoalStore;
  }
}

export const area = defineArea({
  name: 'learning',
  limits,
  tables: { learningRecord, studySession, studyClock, studyDay, learningGoal },
  stores: (db) => ({
    learning: createLearningStore(db),
    courses: createCourseStore(db),
    study: createStudyStore(db),
    studyDays: createStudyDayStore(db),
    statistics: createStatisticsStore(db),
    goals: createGoalStore(db),
  }),
  forget: async (tx, { appId, userId }) => {
    // In the order reports lock them.
    for (const table of [studyClock, studySession, learningRecord, studyDay, learningGoal])
      await tx.delete(table).where(and(eq(table.appId, appId), eq(table.userId, userId)));
  },
  retention: [
    async (db, now) => {
      await db.delete(studySession).where(lt(studySession.lastAnswerAt, now - LINE_LIFE_MS));
    },
  ],
});
