/** Hands an attempt in (D85). */
import { examCommit } from '#schemas/api/exams/exam.commit.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { commitAttempt } from '../commit-attempt.ts';
import { findAttempt } from '../find-exam.ts';
import { areAnswersShown } from '../rules/exam-terms.ts';
import { presentResult } from '../rules/present.ts';

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
