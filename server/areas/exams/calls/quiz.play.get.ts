/** Answers the questions of a film to who may study it (D83, requirement 32). */
import { quizPlayGet } from '#schemas/api/exams/quiz.play.get.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { mayTake } from '../find-exam.ts';
import { readQuiz } from '../play-quiz.ts';

export const quizPlayGetHandler = handle(quizPlayGet, async ({ input, shop, deps, viewer, locale }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const found = await mayTake(deps, { shop, viewer }, input.resource_id);
  if (!found.ok) return fail(found.code);
  const taker = { appId: shop.appId, userId: viewer.user.id, quizId: found.goods.id };
  return ok({ list: await readQuiz(deps, taker, locale) });
});
