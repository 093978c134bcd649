/** Begins an attempt or goes on with the one that runs (D85). */
import { examStart } from '#schemas/api/exams/exam.start.ts';
import { secondsOf, secondsUpTo } from '#schemas/time.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { findExam } from '../find-exam.ts';
import { presentQuestion } from '../rules/present.ts';
import { startAttempt } from '../start-exam.ts';

export const examStartHandler = handle(examStart, async ({ input, shop, deps, viewer, locale }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const { appId } = shop;
  const found = await findExam(deps, { shop, viewer }, { id: input.exam_id, mode: 'exam' });
  if (!found.ok) return fail(found.code);
  const started = await startAttempt(
    deps,
    { appId, userId: viewer.user.id, examId: found.exam.id },
    found.exam,
  );
  if (!started.ok)
    return started.code === 'exam-not-open' && started.next > 0
      ? fail(started.code, { next_ts: secondsUpTo(started.next) })
      : fail(started.code);
  const { attempt } = started;
  const answers = await deps.stores.examAttempts.answers(appId, attempt.id);
  return ok({
    attempt_id: attempt.id,
    deadline_ts: secondsOf(attempt.deadlineAt),
    server_time: deps.clock.now(),
    state: attempt.state,
    questions: attempt.paper.map((question) => presentQuestion(question, locale)),
    answers: answers.map(({ questionId, answer, seq }) => ({ question_id: questionId, answer, seq })),
  });
});
