/** What learners studied. */
import { and, eq, lt } from 'drizzle-orm';
import { defineArea } from '#server/kernel/area.ts';
import { createCourseStore, type CourseStore } from './courses.store.ts';
import type { LearningStore } from './learning-store.ts';
import { createLearningStore } from './learning.store.ts';
import { registerFeedback } from './console/feedback.ts';
import { FEEDBACK_LIFE_MS, limits, LINE_LIFE_MS } from './limits.ts';
import { createFeedbackStore, type FeedbackStore } from './store/feedback.store.ts';
import { createNoteStore, type NoteStore } from './store/notes.store.ts';
import { createStudyStore, type StudyStore } from './store/study.store.ts';
import { playFeedback } from './tables/feedback.ts';
import { lessonNote } from './tables/notes.ts';
import { learningRecord, studyClock, studySession } from './tables/learning.ts';

export { readProgress, type Progress } from './read-progress.ts';

declare module '#server/kernel/area.ts' {
  interface Stores {
    learning: LearningStore;
    courses: CourseStore;
    study: StudyStore;
    notes: NoteStore;
    feedback: FeedbackStore;
  }
}

export const area = defineArea({
  name: 'learning',
  limits,
  routes: registerFeedback,
  tables: { learningRecord, studySession, studyClock, lessonNote, playFeedback },
  stores: (db) => ({
    learning: createLearningStore(db),
    courses: createCourseStore(db),
    study: createStudyStore(db),
    notes: createNoteStore(db),
    feedback: createFeedbackStore(db),
  }),
  forget: async (tx, { appId, userId }) => {
    // In the order reports lock them.
    for (const table of [studyClock, studySession, learningRecord, lessonNote])
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
