/** Keeps one answer and says what is kept (D85). */
import { examAnswerSave } from '#schemas/api/exams/exam.answer.save.ts';
import { secondsOf } from '#schemas/time.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { findAttempt } from '../find-exam.ts';
import { saveAnswer } from '../save-answer.ts';

export const examAnswerSaveHandler = handle(examAnswerSave, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const found = await findAttempt(deps, { shop, viewer }, input.attempt_id);
  if (!found.ok) return fail(found.code);
  const { attempt } = found;
  const { question_id: questionId, answer, seq } = input;
  const saved = await saveAnswer(deps, { appId: shop.appId, attempt }, { questionId, answer, seq });
  if (!saved.ok) return fail(saved.code);
  return ok({
    question_id: questionId,
    kept_seq: saved.kept.seq,
    answer: saved.kept.answer,
    deadline_ts: secondsOf(attempt.deadlineAt),
    server_time: saved.now,
  });
});
