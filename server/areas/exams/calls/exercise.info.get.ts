/** Answers a practice without what is right (D84). */
import { exerciseInfoGet } from '#schemas/api/exams/exercise.info.get.ts';
import { ATTEMPT_STATE } from '#schemas/exam/exam-state.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { describeExam } from '../describe.ts';
import { findExam } from '../find-exam.ts';
import { totalOf } from '../rules/grade.ts';
import { presentQuestion } from '../rules/present.ts';

export const exerciseInfoGetHandler = handle(
  exerciseInfoGet,
  async ({ input, shop, deps, viewer, locale }) => {
    if (viewer === undefined) return fail('not-logged-in');
    const { appId } = shop;
    const found = await findExam(deps, { shop, viewer }, { id: input.exercise_id, mode: 'practice' });
    if (!found.ok) return fail(found.code);
    const { exam, goods } = found;
    const [newest] = await deps.stores.examAttempts.of({ appId, userId: viewer.user.id, examId: exam.id }, 1);
    const running = newest?.state === ATTEMPT_STATE.running ? newest : undefined;
    // A round goes on with the questions it began with.
    const paper = running?.paper ?? (await deps.stores.exams.questions(appId, exam.questionIds));
    return ok({
      id: exam.id,
      ...(await describeExam(deps, { appId, locale }, goods)),
      questions: paper.map((question) => presentQuestion(question, locale)),
      total_score: totalOf(paper),
      pass_score: running?.passScore ?? exam.passScore,
      attempts_left: -1,
      attempt_id: running?.id ?? '',
      finished_count: (newest?.number ?? 0) - (running === undefined ? 0 : 1),
    });
  },
);
