/** Takes answers of a practice and says at once what is right (D84). */
import { exerciseCommit } from '#schemas/api/exams/exercise.commit.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { findExam } from '../find-exam.ts';
import { areAnswersTo, practise } from '../practise.ts';
import { presentResult } from '../rules/present.ts';
import { startAttempt } from '../start-exam.ts';

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
