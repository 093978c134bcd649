/** Builds questions, exams and attempts for tests: plain ones, changed where the test cares. */
import { ATTEMPT_STATE, EXAM_STATE } from '#schemas/exam/exam-state.ts';
import type { AttemptRow, BankQuestion, ExamRow } from '#server/areas/exams/rules/exam-rows.ts';

/** A choice of three, the first of which is right. */
export function buildQuestion(id: string, change: Partial<BankQuestion> = {}): BankQuestion {
  return {
    id,
    bank: 'main',
    kind: 'single',
    stem: id,
    options: ['A', 'B', 'C'].map((option) => ({ id: option, text: option })),
    right: 'A',
    score: 10,
    analysis: '',
    ...change,
  };
}

/** Published, of an hour, whenever one likes and as often as one likes. */
export function buildExam(change: Partial<ExamRow> = {}): ExamRow {
  return {
    id: 'ex_1',
    mode: 'exam',
    state: EXAM_STATE.published,
    durationS: 3600,
    attemptsMax: 0,
    waitS: 0,
    showAnswers: 'always',
    draw: 0,
    passScore: 20,
    openAt: 0,
    closeAt: 0,
    questionIds: [],
    ...change,
  };
}

/** The first attempt of a learner, which runs. */
export function buildAttempt(change: Partial<AttemptRow> = {}): AttemptRow {
  return {
    id: 'at_1',
    examId: 'ex_1',
    userId: 'u_1',
    number: 1,
    mode: 'exam',
    state: ATTEMPT_STATE.running,
    startedAt: 0,
    deadlineAt: 0,
    committedAt: 0,
    paper: [],
    passScore: 20,
    score: 0,
    reviews: {},
    ...change,
  };
}
