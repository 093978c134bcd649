/** Answers what an exam is and where this learner stands in it (D85). */
import { examInfoGet } from '#schemas/api/exams/exam.info.get.ts';
import { ATTEMPT_STATE, EXAM_STATE } from '#schemas/exam/exam-state.ts';
import { secondsOf, secondsUpTo } from '#schemas/time.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { commitAttempt } from '../commit-attempt.ts';
import { describeExam } from '../describe.ts';
import { findExam } from '../find-exam.ts';
import { readTerms } from '../read-terms.ts';
import { ATTEMPTS_TOLD } from '../limits.ts';
import { attemptsLeft, isRunning, stateOf } from '../rules/attempt.ts';
import { nextTryAt, sizeOf } from '../rules/exam-terms.ts';
import { gradePaper } from '../rules/grade.ts';
import type { AttemptRow, KeptAnswer } from '../rules/exam-rows.ts';

function presentAttempt(attempt: AttemptRow, answers: readonly KeptAnswer[]) {
  const { id, state, score, passScore, committedAt } = attempt;
  const isRunningStill = state === ATTEMPT_STATE.running;
  return {
    attempt_id: id,
    state,
    score,
    is_passed: !isRunningStill && score >= passScore,
    is_pending:
      state === ATTEMPT_STATE.committed && gradePaper(attempt.paper, answers, attempt.reviews).isPending,
    committed_ts: secondsOf(committedAt),
  };
}

export const examInfoGetHandler = handle(examInfoGet, async ({ input, shop, deps, viewer, locale }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const { appId } = shop;
  const found = await findExam(deps, { shop, viewer }, { id: input.exam_id, mode: 'exam' });
  if (!found.ok) return fail(found.code);
  const { exam, goods } = found;
  const { examAttempts: store } = deps.stores;
  const taker = { appId, userId: viewer.user.id, examId: exam.id };
  const [before] = await store.of(taker, 1);
  if (before?.state === ATTEMPT_STATE.running && !isRunning(before, deps.clock.now()))
    await commitAttempt(deps, { appId, id: before.id });
  const [attempts, questions, told] = await Promise.all([
    store.of(taker, ATTEMPTS_TOLD),
    deps.stores.exams.questions(appId, exam.questionIds),
    describeExam(deps, { appId, locale }, goods),
  ]);
  const now = deps.clock.now();
  const terms = await readTerms(deps, appId, exam);
  const { count, total } = sizeOf(questions, exam.draw);
  return ok({
    exam_id: exam.id,
    ...told,
    question_count: count,
    total_score: total,
    pass_score: exam.passScore,
    duration_s: exam.durationS,
    attempts_left: attemptsLeft(terms, attempts[0]?.number ?? 0),
    attempts_max: terms.attemptsMax,
    wait_s: terms.waitS,
    next_ts: secondsUpTo(nextTryAt(terms, attempts[0])),
    show_answers: terms.showAnswers,
    is_drawn: exam.draw > 0 && exam.draw < questions.length ? 1 : 0,
    open_ts: secondsOf(exam.openAt),
    close_ts: secondsOf(exam.closeAt),
    is_stopped: exam.state === EXAM_STATE.stopped,
    state: stateOf(exam, attempts[0], now),
    attempts: await Promise.all(
      attempts.map(async (attempt) => presentAttempt(attempt, await store.answers(appId, attempt.id))),
    ),
    server_time: now,
  });
});
