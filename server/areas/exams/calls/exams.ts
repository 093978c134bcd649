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
  const found = await findExam(deps, { shop, viewer }, { id: input.exam_id, mode: 'exam' });
  if (!found.ok) return refuseExam(deps, { appId, locale }, found);
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

/** Begins an attempt or goes on with the one that runs (D85). */
export const examStartHandler = handle(examStart, async ({ input, shop, deps, viewer, locale }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const { appId } = shop;
  const found = await findExam(deps, { shop, viewer }, { id: input.exam_id, mode: 'exam' });
  if (!found.ok) return fail(found.code);
  const started = await startAttempt(
    deps,
    { appId, userId: viewer.user.id, examId: found.exam.id },
    found.exam,
  );
  if (!started.ok)
    return started.code === 'exam-not-open' && started.next > 0
      ? fail(started.code, { next_ts: secondsUpTo(started.next) })
      : fail(started.code);
  const { attempt } = started;
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
  const found = await findAttempt(deps, { shop, viewer }, input.attempt_id);
  if (!found.ok) return fail(found.code);
  const { attempt } = found;
  const { question_id: questionId, answer, seq } = input;
  const saved = await saveAnswer(deps, { appId: shop.appId, attempt }, { questionId, answer, seq });
  if (!saved.ok) return fail(saved.code);
  return ok({
    question_id: questionId,
    kept_seq: saved.kept.seq,
    answer: saved.kept.answer,
    deadline_ts: secondsOf(attempt.deadlineAt),
    server_time: saved.now,
  });
});

/** Hands an attempt in (D85). */
export const examCommitHandler = handle(examCommit, async ({ input, shop, deps, viewer, locale }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const found = await findAttempt(deps, { shop, viewer }, input.attempt_id);
  if (!found.ok) return fail(found.code);
  const done = await commitAttempt(deps, { appId: shop.appId, id: found.attempt.id });
  if (done === undefined) return fail('not-found');
  const exam = await deps.stores.exams.byId(shop.appId, done.attempt.examId);
  const isShown = areAnswersShown(exam, done.attempt, done.answers, deps.clock.now());
  return ok(presentResult(done.attempt, done.answers, { locale, isOver: true, isShown }));
});

/** Answers what came of an attempt that is over (D85). */
export const examResultGetHandler = handle(examResultGet, async ({ input, shop, deps, viewer, locale }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const { appId } = shop;
  const found = await findAttempt(deps, { shop, viewer }, input.attempt_id);
  if (!found.ok) return fail(found.code);
  const { attempt } = found;
  if (isRunning(attempt, deps.clock.now())) return fail('state-conflict');
  const done =
    attempt.state === ATTEMPT_STATE.running
      ? await commitAttempt(deps, { appId, id: attempt.id })
      : { attempt, answers: await deps.stores.examAttempts.answers(appId, attempt.id) };
  if (done === undefined) return fail('not-found');
  const exam = await deps.stores.exams.byId(appId, done.attempt.examId);
  const isShown = areAnswersShown(exam, done.attempt, done.answers, deps.clock.now());
  return ok({
    ...presentResult(done.attempt, done.answers, { locale, isOver: true, isShown }),
    questions: done.attempt.paper.map((question) => presentQuestion(question, locale)),
  });
});
