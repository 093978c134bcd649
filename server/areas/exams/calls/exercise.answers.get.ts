/** Answers what was answered in a round of a practice (D84). */
import { exerciseAnswersGet } from '#schemas/api/exams/exercise.answers.get.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { findExam } from '../find-exam.ts';
import { presentQuestion, presentResult } from '../rules/present.ts';

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
