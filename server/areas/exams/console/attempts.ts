/** The merchant's view of attempts: who took an exam, and what an essay is worth (D85). */
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { AttemptId } from '#schemas/exam/attempt.ts';
import { QuestionId } from '#schemas/exam/question.ts';
import { bodyOf, consoleRouter, sendOk, ShopName } from '#server/areas/console/area.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { textField } from '#server/kernel/text-field.ts';
import { ATTEMPTS_LISTED } from '../limits.ts';
import { listAttempts } from '../list-attempts.ts';
import { reviewEssay } from '../review-essay.ts';

const ReviewSchema = Type.Object({
  shop: ShopName,
  attempt_id: AttemptId,
  question_id: QuestionId,
  score: Type.Integer({ minimum: 0, maximum: 100_000 }),
  comment: Type.String({ maxLength: 2000, default: '' }),
});
const readReview = bodyOf(ReviewSchema);

export function registerAttempts(app: FastifyInstance, options: RouteOptions): void {
  const { deps } = options;
  const door = consoleRouter(app, options, 'sell');
  door.get('/console/exams/attempts', async ({ request, reply, shop }) => {
    const asked = { appId: shop.appId, examId: textField(request.query, 'exam') };
    const list = await listAttempts({ ...deps, accounts: deps.identity.accounts }, asked, ATTEMPTS_LISTED);
    return list === undefined ? sendFailure(request, reply, 'not-found') : sendOk(request, reply, { list });
  });
  door.post('/console/exams/review', readReview, async ({ request, reply, shop }, body) => {
    const { attempt_id: id, question_id: questionId, score, comment } = body;
    const done = await reviewEssay(deps, { appId: shop.appId, id }, { questionId, score, comment });
    if (!done.ok) return sendFailure(request, reply, done.code);
    const { attempt } = done;
    return sendOk(request, reply, { attempt_id: attempt.id, state: attempt.state, score: attempt.score });
  });
}
