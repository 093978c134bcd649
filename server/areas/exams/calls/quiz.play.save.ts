/** Keeps an answer at a point of a film, and tells what is right (D83). */
import { quizPlaySave } from '#schemas/api/exams/quiz.play.save.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { mayTake } from '../find-exam.ts';
import { answerQuiz } from '../play-quiz.ts';

export const quizPlaySaveHandler = handle(quizPlaySave, async ({ input, shop, deps, viewer, locale }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const found = await mayTake(deps, { shop, viewer }, input.resource_id);
  if (!found.ok) return fail(found.code);
  const taker = { appId: shop.appId, userId: viewer.user.id, quizId: found.goods.id };
  const { point_s: at, answer } = input;
  const kept = await answerQuiz(deps, taker, { at, answer, locale });
  return kept.ok ? ok(kept.graded) : fail(kept.code);
});
