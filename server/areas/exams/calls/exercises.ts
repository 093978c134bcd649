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
    const found = await findExam(deps, { shop, viewer }, { id: input.exercise_id, mode: 'practice' });
    if (!found.ok) return refuseExam(deps, { appId, locale }, found);
    const { exam, goods } = found;
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
  const { exercise_id: id, attempt_id: named = '', answers: given } = input;
  const found = await findExam(deps, { shop, viewer }, { id, mode: 'practice' });
  if (!found.ok) return fail(found.code);
  const taker = { appId, userId: viewer.user.id, examId: id };
  const known = named === '' ? undefined : await deps.stores.examAttempts.byId(appId, named);
  if (named !== '' && (known?.userId !== taker.userId || known.examId !== id)) return fail('not-found');
  const started =
    known === undefined ? await startAttempt(deps, taker, found.exam) : { ok: true as const, attempt: known };
  // Of any number, a practice has attempts left.
  if (!started.ok) return fail('exam-not-open');
  if (!areAnswersTo(started.attempt, given)) return fail('bad-parameters');
  const { attempt, answers } = await practise(deps, { appId, attempt: started.attempt }, given);
  return ok(presentResult(attempt, answers, { locale, isOver: false }));
});

/** Answers what was answered in a round of a practice (D84). */
export const exerciseAnswersGetHandler = handle(
  exerciseAnswersGet,
  async ({ input, shop, deps, viewer, locale }) => {
    if (viewer === undefined) return fail('not-logged-in');
    const { appId } = shop;
    const { exercise_id: id, attempt_id: named = '' } = input;
    const found = await findExam(deps, { shop, viewer }, { id, mode: 'practice' });
    if (!found.ok) return fail(found.code);
    const { examAttempts: store } = deps.stores;
    const taker = { appId, userId: viewer.user.id, examId: id };
    const attempt = named === '' ? (await store.of(taker, 1))[0] : await store.byId(appId, named);
    if (attempt?.userId !== taker.userId || attempt.examId !== id) return fail('not-found');
    const answers = await store.answers(appId, attempt.id);
    return ok({
      ...presentResult(attempt, answers, { locale, isOver: false }),
      questions: attempt.paper.map((question) => presentQuestion(question, locale)),
    });
  },
);
