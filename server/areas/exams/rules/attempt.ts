/** The life of an attempt: when it may begin, what it keeps, when it is over. Pure (D85). */
import { ATTEMPT_STATE, EXAM_STATE } from '#schemas/exam/exam-state.ts';
import { msOf, secondsUpTo } from '#schemas/time.ts';
import { GRACE_MS } from '../limits.ts';
import { gradePaper } from './grade.ts';
import type { AttemptRow, ExamRow, KeptAnswer } from './exam-rows.ts';

/** Whether learners see it: one that is timed from the moment it opens. */
export function isShown({ state, openAt }: ExamRow, now: number): boolean {
  if (state === EXAM_STATE.timed) return openAt <= now;
  return state === EXAM_STATE.published || state === EXAM_STATE.stopped;
}

/** Whether an attempt may begin now. */
export function isOpenAt(exam: ExamRow, now: number): boolean {
  const { state, openAt, closeAt } = exam;
  return (
    isShown(exam, now) && state !== EXAM_STATE.stopped && openAt <= now && !(closeAt > 0 && closeAt <= now)
  );
}

/** On a whole second, which is what a wire tells, and never after the exam closes. */
export function deadlineOf({ durationS, closeAt }: ExamRow, now: number): number {
  const own = msOf(secondsUpTo(now) + durationS);
  return closeAt > 0 ? Math.min(own, closeAt) : own;
}

/** Attempts that can still be begun; -1 for any number. */
export function attemptsLeft({ attemptsMax }: Pick<ExamRow, 'attemptsMax'>, count: number): number {
  return attemptsMax === 0 ? -1 : Math.max(0, attemptsMax - count);
}

/** The last moment an answer is taken. */
export const lastMoment = ({ deadlineAt }: Pick<AttemptRow, 'deadlineAt'>): number =>
  deadlineAt === 0 ? Infinity : deadlineAt + GRACE_MS;

export function isRunning(attempt: Pick<AttemptRow, 'state' | 'deadlineAt'>, now: number): boolean {
  return attempt.state === ATTEMPT_STATE.running && now <= lastMoment(attempt);
}

/** What is kept of one question once an answer came: that of the highest `seq`, whichever came last. */
export function keepAnswer(before: KeptAnswer | undefined, next: KeptAnswer): KeptAnswer {
  return before !== undefined && before.seq >= next.seq ? before : next;
}

/** The attempt handed in. What is committed already stays as it is. */
export function commit(attempt: AttemptRow, answers: readonly KeptAnswer[], now: number): AttemptRow {
  if (attempt.state !== ATTEMPT_STATE.running) return attempt;
  const { score } = gradePaper(attempt.paper, answers, attempt.reviews);
  const committedAt = attempt.deadlineAt === 0 ? now : Math.min(now, attempt.deadlineAt);
  return { ...attempt, state: ATTEMPT_STATE.committed, committedAt, score };
}

/** The attempt with an essay read; reviewed once every essay that was written is. */
export function reviewAttempt(
  attempt: AttemptRow,
  answers: readonly KeptAnswer[],
  { questionId, score, comment }: { questionId: string; score: number; comment: string },
): AttemptRow {
  const reviews = { ...attempt.reviews, [questionId]: { score, comment } };
  const result = gradePaper(attempt.paper, answers, reviews);
  return {
    ...attempt,
    reviews,
    score: result.score,
    state: result.isPending ? attempt.state : ATTEMPT_STATE.reviewed,
  };
}

/** Where a learner stands in an exam: the attempt that runs, else the newest, else none. */
export function stateOf(exam: ExamRow, newest: Pick<AttemptRow, 'state'> | undefined, now: number): number {
  if (newest !== undefined) return newest.state;
  return exam.closeAt > 0 && exam.closeAt <= now ? ATTEMPT_STATE.missed : ATTEMPT_STATE.notStarted;
}
