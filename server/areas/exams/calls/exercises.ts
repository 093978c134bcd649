/** Answers the calls of exercises. */
import { exerciseInfoGet, exerciseCommit, exerciseAnswersGet } from '#schemas/api/exams/exercises.ts';
import { ATTEMPT_STATE } from '#schemas/exam/exam-state.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { describeExam, refuseExam } from '../services/describe.ts';
import { findExam } from '../services/find-exam.ts';
import { totalOf } from '../rules/grade.ts';
import { presentQuestion, presentResult } from '../rules/present.ts';
import { areAnswersTo, practise } from '../services/practise.ts';
import { startAttempt } from '../services/start-exam.ts';

/** Answers a practice without what is right (D84). */
export const exerciseInfoGetHandler = handle(
  exerciseInfoGet,
  async ({ input, shop, deps, viewer, locale }) => {
    if (viewer === undefined) return fail('not-logged-in');
    const { appId } = shop;
    const match = await findExam(deps, { shop, viewer }, { id: input.exercise_id, mode: 'practice' });
    if (!match.ok) return refuseExam(deps, { appId, locale }, match);
    const { exam, goods } = match;
    const [newest] = await deps.stores.examAttempts.of({ appId, userId: viewer.user.id, examId: exam.id }, 1);
    const running = newest?.state === ATTEMPT_STATE.running ? newest : undefined;
    // A round goes on with the questions it began with.
    const paper = running?.paper ?? (await deps.stores.exams.questions(appId, exam.questionIds));
    return ok({
      id: exam.id,
      ...(await describeExam(deps, { appId, locale }, goods)),
      questions: paper.map((question) => presentQuestion(question, locale)),
      total_score: totalOf(paper),
      pass_score: running?.passScore ?? exam.passScore,
      attempts_left: -1,
      attempt_id: running?.id ?? '',
      finished_count: (newest?.number ?? 0) - (running === undefined ? 0 : 1),
    });
  },
);

/** Takes answers of a practice and says at once what is right (D84). */
export const exerciseCommitHandler = handle(exerciseCommit, async ({ input, shop, deps, viewer, locale }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const { appId } = shop;
  const { exercise_id: id, attempt_id: attemptId = '', answers: newAnswers } = input;
  const match = await findExam(deps, { shop, viewer }, { id, mode: 'practice' });
  if (!match.ok) return fail(match.code);
  const taker = { appId, userId: viewer.user.id, examId: id };
  const existing = attemptId === '' ? undefined : await deps.stores.examAttempts.byId(appId, attemptId);
  if (attemptId !== '' && (existing?.userId !== taker.userId || existing.examId !== id))
    return fail('not-found');
  const start =
    existing === undefined
      ? await startAttempt(deps, taker, match.exam)
      : { ok: true as const, attempt: existing };
  // Of any number, a practice has attempts left.
  if (!start.ok) return fail('exam-not-open');
  if (!areAnswersTo(start.attempt, newAnswers)) return fail('bad-parameters');
  const { attempt, answers } = await practise(deps, { appId, attempt: start.attempt }, newAnswers);
  return ok(presentResult(attempt, answers, { locale, isOver: false }));
});

/** Answers what was answered in a round of a practice (D84). */
export const exerciseAnswersGetHandler = handle(
  exerciseAnswersGet,
  async ({ input, shop, deps, viewer, locale }) => {
    if (viewer === undefined) return fail('not-logged-in');
    const { appId } = shop;
    const { exercise_id: id, attempt_id: attemptId = '' } = input;
    const match = await findExam(deps, { shop, viewer }, { id, mode: 'practice' });
    if (!match.ok) return fail(match.code);
    const { examAttempts: store } = deps.stores;
    const taker = { appId, userId: viewer.user.id, examId: id };
    const attempt = attemptId === '' ? (await store.of(taker, 1))[0] : await store.byId(appId, attemptId);
    if (attempt?.userId !== taker.userId || attempt.examId !== id) return fail('not-found');
    const answers = await store.answers(appId, attempt.id);
    return ok({
      ...presentResult(attempt, answers, { locale, isOver: false }),
      questions: attempt.paper.map((question) => presentQuestion(question, locale)),
    });
  },
);
