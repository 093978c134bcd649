/** Study sessions, learning reports, records, notes and goals of learners. */
import { and, eq, lt } from 'drizzle-orm';
import type { Progress } from '#schemas/learning/progress.ts';
import type { AppContext, Deps } from '#server/kernel/area.ts';
import { defineArea } from '#server/kernel/define-area.ts';
import { campCalls } from './console/camps.ts';
import { hoursCalls } from './console/hours.ts';
import { reportCalls } from './console/reports.ts';
import { studyCalls } from './console/study.ts';
import { createCourseStore, type CourseStore } from './store/courses.store.ts';
import { hoursJobs } from './jobs/hours-jobs.ts';
import { type LearningStore, createLearningStore } from './store/learning.store.ts';
import { createHoursStore, type HoursStore } from './store/hours.store.ts';
import { createGoalStore, type GoalStore } from './store/goals.store.ts';
import { createStatisticsStore, type StatisticsStore } from './store/statistics.store.ts';
import { createStudyFigureStore, type StudyFigureStore } from './store/study-figures.store.ts';
import { createStudyDayStore, type StudyDayStore } from './store/study-days.store.ts';
import { readProgress } from './services/read-progress.ts';
import { createStudyStore, type StudyStore } from './store/study.store.ts';
import { hoursHead, hoursLedger, hoursPerson } from './tables/hours.ts';
import { FEEDBACK_LIFE_MS, limits, LINE_LIFE_MS } from './limits.ts';
import { createFeedbackStore, type FeedbackStore } from './store/feedback.store.ts';
import { createPunchStore, type PunchStore } from './store/punches.store.ts';
import { createNoteStore, type NoteStore } from './store/notes.store.ts';
import { playFeedback } from './tables/feedback.ts';
import { lessonNote } from './tables/notes.ts';
import { learningRecord, studyClock, studySession } from './tables/learning.ts';
import { learningGoal } from './tables/learning-goal.ts';
import { punch } from './tables/punch.ts';
import { studyDay } from './tables/study-day.ts';

/** What statements of other areas may join; rows are written here. */
export { learningRecord } from './tables/learning.ts';
export { creditedOf } from './services/credited-of.ts';
export { lessonFinished } from './jobs/job-kinds.ts';
export { keepTrouble } from './services/keep-trouble.ts';
export { readProgress } from './services/read-progress.ts';
export { recordTaken, type TakenLesson } from './services/record-taken.ts';
export { recordWatched } from './services/record-watched.ts';

export interface LearningArea {
  /** Of these goods, those a person has studied, each with how far they are; none for a stranger. */
  progressOf(
    appId: string,
    userId: string | undefined,
    goodsIds: readonly string[],
  ): Promise<ReadonlyMap<string, Progress>>;
}

declare module '#server/kernel/area.ts' {
  interface Areas {
    learning: LearningArea;
  }
  interface Stores {
    learning: LearningStore;
    courses: CourseStore;
    study: StudyStore;
    studyDays: StudyDayStore;
    hours: HoursStore;
    statistics: StatisticsStore;
    studyFigures: StudyFigureStore;
    goals: GoalStore;
    notes: NoteStore;
    punches: PunchStore;
    feedback: FeedbackStore;
  }
}

export const area = defineArea({
  name: 'learning',
  limits,
  tables: {
    learningRecord,
    studySession,
    studyClock,
    studyDay,
    learningGoal,
    hoursLedger,
    hoursHead,
    hoursPerson,
    lessonNote,
    playFeedback,
    punch,
  },
  stores: (db) => ({
    learning: createLearningStore(db),
    courses: createCourseStore(db),
    study: createStudyStore(db),
    studyDays: createStudyDayStore(db),
    hours: createHoursStore(db),
    statistics: createStatisticsStore(db),
    studyFigures: createStudyFigureStore(db),
    goals: createGoalStore(db),
    notes: createNoteStore(db),
    punches: createPunchStore(db),
    feedback: createFeedbackStore(db),
  }),
  open: ({ stores }: AppContext): LearningArea => ({
    progressOf: async (appId, userId, goodsIds) =>
      userId === undefined ? new Map() : readProgress(stores, { appId, userId }, goodsIds),
  }),
  consoleCalls: [...studyCalls, ...hoursCalls, ...reportCalls, ...campCalls],
  jobs: (deps: Deps) => hoursJobs(deps),
  forget: async (tx, { appId, userId }) => {
    // In the order reports lock them. Rows of the ledger stay, and say no more whose they are (ADR-325).
    for (const table of [
      studyClock,
      studySession,
      learningRecord,
      studyDay,
      hoursPerson,
      learningGoal,
      lessonNote,
      punch,
    ])
      await tx.delete(table).where(and(eq(table.appId, appId), eq(table.userId, userId)));
    // What does not play still does not; who said so, and what their browser was, goes.
    await tx
      .update(playFeedback)
      .set({ userId: '', words: '', agent: '' })
      .where(and(eq(playFeedback.appId, appId), eq(playFeedback.userId, userId)));
  },
  retention: [
    async (db, now) => {
      await db.delete(studySession).where(lt(studySession.lastAnswerAt, now - LINE_LIFE_MS));
    },
    async (db, now) => {
      await db.delete(playFeedback).where(lt(playFeedback.createdAt, now - FEEDBACK_LIFE_MS));
    },
  ],
});
