/** Attempts at exams for the merchant: who took them, and what an essay is worth (D85). */
import {
  ATTEMPT_SORTS,
  consoleExamAttemptsList,
  consoleExamAttemptsReview,
} from '#schemas/api/console/exams.ts';
import { canReadContacts } from '#schemas/console/readers.ts';
import { toSortedPlace } from '#server/kernel/cursor.ts';
import { okChanged, handleConsole } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import { listAttempts } from '../services/list-attempts.ts';
import { reviewEssay } from '../services/review-essay.ts';

export const attemptCalls = [
  handleConsole(consoleExamAttemptsList, async ({ input, shop: { appId }, deps, holds }) => {
    const place = toSortedPlace(input, ATTEMPT_SORTS);
    if (place === undefined) return fail('bad-parameters');
    const search = { q: input.q, findsPhones: canReadContacts(holds) };
    const part = await listAttempts(deps, { appId, examId: input.exam_id, ...search }, place);
    return part === undefined ? fail('not-found') : ok(part);
  }),
  handleConsole(consoleExamAttemptsReview, async ({ input, shop: { appId }, deps }) => {
    const { attempt_id: id, question_id: questionId, score, comment = '' } = input;
    const before = await deps.stores.examAttempts.byId(appId, id);
    const result = await reviewEssay(deps, { appId, id }, { questionId, score, comment });
    if (!result.ok) return fail(result.code);
    const { state, score: total } = result.attempt;
    // What an essay is worth is its learner's own, and stands in no log.
    return okChanged(
      { attempt_id: id, state, score: total },
      {
        subject: `attempt ${id}`,
        before: { state: before?.state ?? state },
        after: { state, question_id: questionId },
      },
    );
  }),
];
