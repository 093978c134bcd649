/** An essay is read: its score joins the others, and the attempt is reviewed once none waits (D85). */
import { ATTEMPT_STATE } from '#schemas/exam/exam-state.ts';
import { placeOf, tellCourse, type CommitWorld } from './commit-attempt.ts';
import { reviewed } from '../rules/attempt.ts';
import type { AttemptRow } from '../rules/exam-rows.ts';
import { createAttemptStore } from '../store/attempts.store.ts';

type Reviewed =
  | { ok: true; attempt: AttemptRow }
  | { ok: false; code: 'not-found' | 'state-conflict' | 'bad-parameters' };

/** An essay may be read again: the last reading counts. */
export async function reviewEssay(
  world: CommitWorld,
  { appId, id }: { appId: string; id: string },
  review: { questionId: string; score: number; comment: string },
): Promise<Reviewed> {
  const known = await world.stores.examAttempts.byId(appId, id);
  if (known?.mode !== 'exam') return { ok: false, code: 'not-found' };
  const place = await placeOf(world, appId, known.examId);
  return world.stores.examAttempts.transaction(async (tx): Promise<Reviewed> => {
    const store = createAttemptStore(tx);
    const held = await store.hold(appId, id);
    const question = held?.paper.find((one) => one.id === review.questionId);
    if (held === undefined || question?.kind !== 'essay') return { ok: false, code: 'not-found' };
    if (held.state === ATTEMPT_STATE.running) return { ok: false, code: 'state-conflict' };
    if (review.score > question.score) return { ok: false, code: 'bad-parameters' };
    const attempt = reviewed(held, await store.answers(appId, id), review);
    await store.write(appId, attempt);
    await tellCourse({ queue: world.queue, tx }, { appId, attempt }, place);
    return { ok: true, attempt };
  });
}
