/** Answers of a practice: the first to each question stands, and all of them end the round (D84). */
import { isAnswered, isAnswerTo, type GivenAnswer } from '#schemas/exam/question.ts';
import type { Deps } from '#server/kernel/area.ts';
import { placeOf, tellCourse, type CommitResult } from './commit-attempt.ts';
import { commit, isRunning } from '../rules/attempt.ts';
import type { AttemptRow } from '../rules/exam-rows.ts';
import { presentQuestion } from '../rules/present.ts';
import { createAttemptStore } from '../store/attempts.store.ts';

interface PracticeAnswer {
  question_id: string;
  answer: GivenAnswer;
}

/** Whether each is an answer to a question of the round. */
export function areAnswersTo({ paper }: AttemptRow, answers: readonly PracticeAnswer[]): boolean {
  return answers.every(({ question_id: id, answer }) => {
    const paperQuestion = paper.find((question) => question.id === id);
    return (
      paperQuestion !== undefined &&
      isAnswerTo(presentQuestion(paperQuestion, 'cn'), answer) &&
      isAnswered(answer)
    );
  });
}

export async function practise(
  deps: Deps,
  { appId, attempt }: { appId: string; attempt: AttemptRow },
  newAnswers: readonly PracticeAnswer[],
): Promise<CommitResult> {
  const place = await placeOf(deps, appId, attempt.examId);
  return deps.stores.examAttempts.transaction(async (tx) => {
    const store = createAttemptStore(tx);
    const current = (await store.hold(appId, attempt.id)) ?? attempt;
    const now = deps.clock.now();
    if (isRunning(current, now))
      for (const { question_id: questionId, answer } of newAnswers)
        await store.keep({ appId, userId: current.userId }, current.id, { questionId, answer, seq: 1 }, now);
    const answers = await store.answers(appId, current.id);
    if (!isRunning(current, now) || answers.length < current.paper.length)
      return { attempt: current, answers };
    const committedAttempt = commit(current, answers, now);
    await store.write(appId, committedAttempt);
    await tellCourse({ queue: deps.queue, tx }, { appId, attempt: committedAttempt }, place);
    return { attempt: committedAttempt, answers };
  });
}
