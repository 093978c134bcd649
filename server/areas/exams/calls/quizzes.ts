/** Answers the calls of quizzes. */
import { quizPlayGet, quizPlaySave } from '#schemas/api/exams/quizzes.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { mayTake } from '../services/find-exam.ts';
import { readQuiz, answerQuiz } from '../services/play-quiz.ts';

/** Answers the questions of a film to who may study it (D83, requirement 32). */
export const quizPlayGetHandler = handle(quizPlayGet, async ({ input, shop, deps, viewer, locale }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const match = await mayTake(deps, { shop, viewer }, input.resource_id);
  if (!match.ok) return fail(match.code);
  const taker = { appId: shop.appId, userId: viewer.user.id, quizId: match.goods.id };
  return ok({ list: await readQuiz(deps, taker, locale) });
});

/** Keeps an answer at a point of a film, and tells what is right (D83). */
export const quizPlaySaveHandler = handle(quizPlaySave, async ({ input, shop, deps, viewer, locale }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const match = await mayTake(deps, { shop, viewer }, input.resource_id);
  if (!match.ok) return fail(match.code);
  const taker = { appId: shop.appId, userId: viewer.user.id, quizId: match.goods.id };
  const { point_s: at, answer } = input;
  const result = await answerQuiz(deps, taker, { at, answer, locale });
  return result.ok ? ok(result.grade) : fail(result.code);
});
