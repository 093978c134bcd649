/** Answers what came of an attempt that is over (D85). */
import { examResultGet } from '#schemas/api/exams/exam.result.get.ts';
import { ATTEMPT_STATE } from '#schemas/exam/exam-state.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { commitAttempt } from '../commit-attempt.ts';
import { findAttempt } from '../find-exam.ts';
import { areAnswersShown } from '../rules/exam-terms.ts';
import { isRunning } from '../rules/attempt.ts';
import { presentQuestion, presentResult } from '../rules/present.ts';

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
