/** A round of a practice: what was answered of it, and what the server told of each answer. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import { exerciseAnswersGet, exerciseCommit, exerciseInfoGet } from '#schemas/api/exams/exercises.ts';
import type { Result } from '#schemas/exam/attempt.ts';
import type { GivenAnswer } from '#schemas/exam/question.ts';
import { faultOf, type Fault } from './closed-exam.tsx';
import type { Tools } from './part-props.ts';

export type PracticeInfo = DataOf<typeof exerciseInfoGet>;

type Phase =
  | { at: 'opening' }
  | { at: 'closed'; fault: Fault }
  | { at: 'open'; info: PracticeInfo; result: Result | undefined };

export interface PracticeWay {
  phase: Phase;
  isChecking: boolean;
  reload: () => void;
  /** Answers one question; what it was worth stands in the result then. */
  check: (questionId: string, answer: GivenAnswer) => void;
}

export function usePractice({ act, intend }: Tools, id: string): PracticeWay {
  const [phase, setPhase] = useState<Phase>({ at: 'opening' });
  const [isChecking, setChecking] = useState(false);
  const tools = useRef({ act, intend });
  useEffect(() => {
    tools.current = { act, intend };
  });
  const reload = useCallback(async () => {
    const { act: ask } = tools.current;
    const info = await ask(exerciseInfoGet, { exercise_id: id });
    if (!info.ok) return setPhase({ at: 'closed', fault: faultOf(info) });
    const { attempt_id: attempt } = info.data;
    const round =
      attempt === '' ? undefined : await ask(exerciseAnswersGet, { exercise_id: id, attempt_id: attempt });
    return setPhase({ at: 'open', info: info.data, result: round?.ok === true ? round.data : undefined });
  }, [id]);
  useEffect(() => void reload(), [reload]);
  const check = async (questionId: string, answer: GivenAnswer) => {
    if (phase.at !== 'open') return;
    const commitAnswer = await tools.current.act(exerciseCommit, {
      exercise_id: id,
      attempt_id: phase.result?.attempt_id ?? '',
      answers: [{ question_id: questionId, answer }],
    });
    if (commitAnswer.ok) setPhase({ ...phase, result: commitAnswer.data });
    else tools.current.intend('message.toast', { text: commitAnswer.msg, tone: 'error' });
  };
  return {
    phase,
    isChecking,
    reload: () => {
      setPhase({ at: 'opening' });
      void reload();
    },
    check: (questionId, answer) => {
      setChecking(true);
      void check(questionId, answer).finally(() => setChecking(false));
    },
  };
}
