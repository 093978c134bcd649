/** Answers of a practice: the first to each question stands, and all of them end the round (D84). */
import { isAnswered, isAnswerTo, type GivenAnswer } from '#schemas/exam/question.ts';
import type { Deps } from '#server/kernel/area.ts';
import { placeOf, tellCourse, type Committed } from './commit-attempt.ts';
import { committed, isRunning } from '../rules/attempt.ts';
import type { AttemptRow } from '../rules/exam-rows.ts';
import { presentQuestion } from '../rules/present.ts';
import { createAttemptStore } from '../store/attempts.store.ts';

interface PracticeAnswer {
  question_id: string;
  answer: GivenAnswer;
}

/** Whether each is an answer to a question of the round. */
export function areAnswersTo({ paper }: AttemptRow, given: readonly PracticeAnswer[]): boolean {
  return given.every(({ question_id: id, answer }) => {
    const asked = paper.find((question) => question.id === id);
    return asked !== undefined && isAnswerTo(presentQuestion(asked, 'cn'), answer) && isAnswered(answer);
  });
}

export async function practise(
  deps: Deps,
  { appId, attempt }: { appId: string; attempt: AttemptRow },
  given: readonly PracticeAnswer[],
): Promise<Committed> {
  const place = await placeOf(deps, appId, attempt.examId);
  return deps.stores.examAttempts.transaction(async (tx) => {
    const store = createAttemptStore(tx);
    const held = (await store.hold(appId, attempt.id)) ?? attempt;
    const now = deps.clock.now();
    if (isRunning(held, now))
      for (const { question_id: questionId, answer } of given)
        await store.keep({ appId, userId: held.userId }, held.id, { questionId, answer, seq: 1 }, now);
    const answers = await store.answers(appId, held.id);
    if (!isRunning(held, now) || answers.length < held.paper.length) return { attempt: held, answers };
    const done = committed(held, answers, now);
    await store.write(appId, done);
    await tellCourse({ queue: deps.queue, tx }, { appId, attempt: done }, place);
    return { attempt: done, answers };
  });
}
