/** An essay is read: its score joins the others, and the attempt is reviewed once none waits (D85). */
import { ATTEMPT_STATE } from '#schemas/exam/exam-state.ts';
import { placeOf, tellCourse, type CommitWorld } from './commit-attempt.ts';
import { reviewAttempt } from '../rules/attempt.ts';
import type { AttemptRow } from '../rules/exam-rows.ts';
import { createAttemptStore } from '../store/attempts.store.ts';

type ReviewResult =
  | { ok: true; attempt: AttemptRow }
  | { ok: false; code: 'not-found' | 'state-conflict' | 'bad-parameters' };

/** An essay may be read again: the last reading counts. */
export async function reviewEssay(
  world: CommitWorld,
  { appId, id }: { appId: string; id: string },
  review: { questionId: string; score: number; comment: string },
): Promise<ReviewResult> {
  const existing = await world.stores.examAttempts.byId(appId, id);
  if (existing?.mode !== 'exam') return { ok: false, code: 'not-found' };
  const place = await placeOf(world, appId, existing.examId);
  return world.stores.examAttempts.transaction(async (tx): Promise<ReviewResult> => {
    const store = createAttemptStore(tx);
    const current = await store.hold(appId, id);
    const question = current?.paper.find((one) => one.id === review.questionId);
    if (current === undefined || question?.kind !== 'essay') return { ok: false, code: 'not-found' };
    if (current.state === ATTEMPT_STATE.running) return { ok: false, code: 'state-conflict' };
    if (review.score > question.score) return { ok: false, code: 'bad-parameters' };
    const attempt = reviewAttempt(current, await store.answers(appId, id), review);
    await store.write(appId, attempt);
    await tellCourse({ queue: world.queue, tx }, { appId, attempt }, place);
    return { ok: true, attempt };
  });
}
