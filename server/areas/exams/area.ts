/** Exams and exercises: question banks, attempts with a deadline kept by the server, grading and review (D84, D85). */
import { and, eq } from 'drizzle-orm';
import type { Deps } from '#server/kernel/area.ts';
import { defineArea } from '#server/kernel/define-area.ts';
import { handleJob } from '#server/kernel/jobs/define-job.ts';
import { commitAttempt } from './services/commit-attempt.ts';
import { attemptCalls } from './console/attempts.ts';
import { examCalls } from './console/exams.ts';
import { filmAnswerCalls } from './console/film-answers.ts';
import { quizCalls } from './console/quizzes.ts';
import { commitAtDeadline } from './jobs/job-kinds.ts';
import { limits } from './limits.ts';
import { createAttemptPartStore, type AttemptPartStore } from './store/attempt-parts.store.ts';
import { createExamPartStore, type ExamPartStore } from './store/exam-parts.store.ts';
import { createAttemptStore, type AttemptStore } from './store/attempts.store.ts';
import { createExamStore, type ExamStore } from './store/exams.store.ts';
import { createQuizStore, type QuizStore } from './store/quizzes.store.ts';
import { bankQuestion, exam, examAnswer, examAttempt, quiz, quizAnswer } from './tables/exams.ts';

declare module '#server/kernel/area.ts' {
  interface Stores {
    exams: ExamStore;
    examAttempts: AttemptStore;
    attemptParts: AttemptPartStore;
    examParts: ExamPartStore;
    quizzes: QuizStore;
  }
}

export const area = defineArea({
  name: 'exams',
  limits,
  tables: { bankQuestion, exam, examAttempt, examAnswer, quiz, quizAnswer },
  stores: (db) => ({
    exams: createExamStore(db),
    examAttempts: createAttemptStore(db),
    attemptParts: createAttemptPartStore(db),
    examParts: createExamPartStore(db),
    quizzes: createQuizStore(db),
  }),
  today: {
    exams: async ({ stores }, { appId }) => ({ waiting: await stores.attemptParts.countWaiting(appId) }),
  },
  consoleCalls: [...examCalls, ...attemptCalls, ...filmAnswerCalls, ...quizCalls],
  jobs: (deps: Deps) => [
    handleJob(commitAtDeadline, async ({ appId, attemptId: id }) => {
      await commitAttempt(deps, { appId, id });
    }),
  ],
  // What somebody answered, and what it was worth, is theirs alone (D90).
  forget: async (tx, { appId, userId }) => {
    for (const table of [examAttempt, examAnswer, quizAnswer])
      await tx.delete(table).where(and(eq(table.appId, appId), eq(table.userId, userId)));
  },
});
