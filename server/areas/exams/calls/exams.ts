/** Answers the calls of exams. */
import {
  examInfoGet,
  examStart,
  examAnswerSave,
  examCommit,
  examResultGet,
} from '#schemas/api/exams/exams.ts';
import { ATTEMPT_STATE, EXAM_STATE } from '#schemas/exam/exam-state.ts';
import { secondsOf, secondsUpTo } from '#schemas/time.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { commitAttempt } from '../services/commit-attempt.ts';
import { describeExam, refuseExam } from '../services/describe.ts';
import { findExam, findAttempt } from '../services/find-exam.ts';
import { readTerms } from '../services/read-terms.ts';
import { ATTEMPTS_TOLD } from '../limits.ts';
import { attemptsLeft, isRunning, stateOf } from '../rules/attempt.ts';
import { nextTryAt, sizeOf, areAnswersShown } from '../rules/exam-terms.ts';
import { gradePaper } from '../rules/grade.ts';
import type { AttemptRow, KeptAnswer } from '../rules/exam-rows.ts';
import { presentQuestion, presentResult } from '../rules/present.ts';
import { startAttempt } from '../services/start-exam.ts';
import { saveAnswer } from '../services/save-answer.ts';

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

/** Answers what an exam is and where this learner stands in it (D85). */
export const examInfoGetHandler = handle(examInfoGet, async ({ input, shop, deps, viewer, locale }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const { appId } = shop;
  const match = await findExam(deps, { shop, viewer }, { id: input.exam_id, mode: 'exam' });
  if (!match.ok) return refuseExam(deps, { appId, locale }, match);
  const { exam, goods } = match;
  const { examAttempts: store } = deps.stores;
  const taker = { appId, userId: viewer.user.id, examId: exam.id };
  const [before] = await store.of(taker, 1);
  if (before?.state === ATTEMPT_STATE.running && !isRunning(before, deps.clock.now()))
    await commitAttempt(deps, { appId, id: before.id });
  const [attempts, questions, description] = await Promise.all([
    store.of(taker, ATTEMPTS_TOLD),
    deps.stores.exams.questions(appId, exam.questionIds),
    describeExam(deps, { appId, locale }, goods),
  ]);
  const now = deps.clock.now();
  const terms = await readTerms(deps, appId, exam);
  const { count, total } = sizeOf(questions, exam.draw);
  return ok({
    exam_id: exam.id,
    ...description,
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

/** Begins an attempt or goes on with the one that runs (D85). */
export const examStartHandler = handle(examStart, async ({ input, shop, deps, viewer, locale }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const { appId } = shop;
  const match = await findExam(deps, { shop, viewer }, { id: input.exam_id, mode: 'exam' });
  if (!match.ok) return fail(match.code);
  const start = await startAttempt(
    deps,
    { appId, userId: viewer.user.id, examId: match.exam.id },
    match.exam,
  );
  if (!start.ok)
    return start.code === 'exam-not-open' && start.next > 0
      ? fail(start.code, { next_ts: secondsUpTo(start.next) })
      : fail(start.code);
  const { attempt } = start;
  const answers = await deps.stores.examAttempts.answers(appId, attempt.id);
  return ok({
    attempt_id: attempt.id,
    deadline_ts: secondsOf(attempt.deadlineAt),
    server_time: deps.clock.now(),
    state: attempt.state,
    questions: attempt.paper.map((question) => presentQuestion(question, locale)),
    answers: answers.map(({ questionId, answer, seq }) => ({ question_id: questionId, answer, seq })),
  });
});

/** Keeps one answer and says what is kept (D85). */
export const examAnswerSaveHandler = handle(examAnswerSave, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const match = await findAttempt(deps, { shop, viewer }, input.attempt_id);
  if (!match.ok) return fail(match.code);
  const { attempt } = match;
  const { question_id: questionId, answer, seq } = input;
  const result = await saveAnswer(deps, { appId: shop.appId, attempt }, { questionId, answer, seq });
  if (!result.ok) return fail(result.code);
  return ok({
    question_id: questionId,
    kept_seq: result.keptAnswer.seq,
    answer: result.keptAnswer.answer,
    deadline_ts: secondsOf(attempt.deadlineAt),
    server_time: result.now,
  });
});

/** Hands an attempt in (D85). */
export const examCommitHandler = handle(examCommit, async ({ input, shop, deps, viewer, locale }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const match = await findAttempt(deps, { shop, viewer }, input.attempt_id);
  if (!match.ok) return fail(match.code);
  const result = await commitAttempt(deps, { appId: shop.appId, id: match.attempt.id });
  if (result === undefined) return fail('not-found');
  const exam = await deps.stores.exams.byId(shop.appId, result.attempt.examId);
  const isShown = areAnswersShown(exam, result.attempt, result.answers, deps.clock.now());
  return ok(presentResult(result.attempt, result.answers, { locale, isOver: true, isShown }));
});

/** Answers what came of an attempt that is over (D85). */
export const examResultGetHandler = handle(examResultGet, async ({ input, shop, deps, viewer, locale }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const { appId } = shop;
  const match = await findAttempt(deps, { shop, viewer }, input.attempt_id);
  if (!match.ok) return fail(match.code);
  const { attempt } = match;
  if (isRunning(attempt, deps.clock.now())) return fail('state-conflict');
  const result =
    attempt.state === ATTEMPT_STATE.running
      ? await commitAttempt(deps, { appId, id: attempt.id })
      : { attempt, answers: await deps.stores.examAttempts.answers(appId, attempt.id) };
  if (result === undefined) return fail('not-found');
  const exam = await deps.stores.exams.byId(appId, result.attempt.examId);
  const isShown = areAnswersShown(exam, result.attempt, result.answers, deps.clock.now());
  return ok({
    ...presentResult(result.attempt, result.answers, { locale, isOver: true, isShown }),
    questions: result.attempt.paper.map((question) => presentQuestion(question, locale)),
  });
});
