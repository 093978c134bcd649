/** Keeps one answer of a running attempt, under its row: what is acknowledged is there when the attempt is graded (D85). */
import { isAnswerTo } from '#schemas/exam/question.ts';
import type { Deps } from '#server/kernel/area.ts';
import { isRunning, keepAnswer } from '../rules/attempt.ts';
import type { AttemptRow, KeptAnswer } from '../rules/exam-rows.ts';
import { presentQuestion } from '../rules/present.ts';
import { createAttemptStore } from '../store/attempts.store.ts';

type SaveAnswerResult =
  | { ok: true; keptAnswer: KeptAnswer; now: number }
  | { ok: false; code: 'bad-parameters' | 'exam-over' | 'not-found' };

export async function saveAnswer(
  { stores, clock }: Pick<Deps, 'stores' | 'clock'>,
  { appId, attempt }: { appId: string; attempt: AttemptRow },
  answer: KeptAnswer,
): Promise<SaveAnswerResult> {
  const question = attempt.paper.find(({ id }) => id === answer.questionId);
  if (question === undefined || !isAnswerTo(presentQuestion(question, 'cn'), answer.answer))
    return { ok: false, code: 'bad-parameters' };
  return stores.examAttempts.transaction(async (tx): Promise<SaveAnswerResult> => {
    const store = createAttemptStore(tx);
    const current = await store.hold(appId, attempt.id);
    if (current === undefined) return { ok: false, code: 'not-found' };
    const now = clock.now();
    if (!isRunning(current, now)) return { ok: false, code: 'exam-over' };
    const before = (await store.answers(appId, attempt.id)).find(
      ({ questionId }) => questionId === answer.questionId,
    );
    const latest = keepAnswer(before, answer);
    if (latest === answer) await store.keep({ appId, userId: current.userId }, attempt.id, answer, now);
    return { ok: true, keptAnswer: latest, now };
  });
}
