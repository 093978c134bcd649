/** Where one is in an exam: before it, in it, behind it. What is asked when. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import { examCommit, examInfoGet, examResultGet, examStart } from '#schemas/api/exams/exams.ts';
import type { FullResult } from '#schemas/exam/attempt.ts';
import { ATTEMPT_STATE } from '#schemas/exam/exam-state.ts';
import { faultOf, type Fault } from './closed-exam.tsx';
import type { Tools } from './part-props.ts';

export type Info = DataOf<typeof examInfoGet>;
export type StartedExam = DataOf<typeof examStart>;

type Phase =
  | { at: 'opening' }
  | { at: 'closed'; fault: Fault }
  | { at: 'before'; info: Info }
  | { at: 'running'; info: Info; attempt: StartedExam }
  | { at: 'after'; info: Info; result: FullResult };

export interface ExamWay {
  phase: Phase;
  /** Something was pressed and is under way. */
  isBusy: boolean;
  reload: () => void;
  begin: () => void;
  show: (attemptId: string) => void;
  /** Hands in and shows what came of it; false where that could not be done. */
  commit: (attemptId: string) => Promise<boolean>;
}

export function useExam({ act, intend }: Tools, id: string): ExamWay {
  const [phase, setPhase] = useState<Phase>({ at: 'opening' });
  const [isBusy, setBusy] = useState(false);
  const tools = useRef({ act, intend });
  useEffect(() => {
    tools.current = { act, intend };
  });
  const ask = useCallback(async (): Promise<Info | undefined> => {
    const answer = await tools.current.act(examInfoGet, { exam_id: id });
    if (answer.ok) return answer.data;
    setPhase({ at: 'closed', fault: faultOf(answer) });
    return undefined;
  }, [id]);
  const begin = useCallback(
    async (info: Info) => {
      const answer = await tools.current.act(examStart, { exam_id: id });
      if (answer.ok) return setPhase({ at: 'running', info, attempt: answer.data });
      tools.current.intend('message.toast', { text: answer.msg, tone: 'error' });
      const now = await ask();
      if (now !== undefined) setPhase({ at: 'before', info: now });
      return undefined;
    },
    [id, ask],
  );
  // What runs goes on at once: its clock does.
  const arrive = useCallback(
    async (info: Info | undefined) => {
      if (info?.state === ATTEMPT_STATE.running) await begin(info);
      else if (info !== undefined) setPhase({ at: 'before', info });
    },
    [begin],
  );
  useEffect(() => {
    void ask().then(arrive);
  }, [ask, arrive]);
  const show = useCallback(
    async (attemptId: string): Promise<boolean> => {
      const result = await tools.current.act(examResultGet, { attempt_id: attemptId });
      if (!result.ok) {
        tools.current.intend('message.toast', { text: result.msg, tone: 'error' });
        return false;
      }
      const info = await ask();
      if (info !== undefined) setPhase({ at: 'after', info, result: result.data });
      return true;
    },
    [ask],
  );
  const commit = useCallback(
    async (attemptId: string): Promise<boolean> => {
      const answer = await tools.current.act(examCommit, { attempt_id: attemptId });
      return answer.ok && show(attemptId);
    },
    [show],
  );
  const busily = (work: () => Promise<unknown>) => {
    setBusy(true);
    void work().finally(() => setBusy(false));
  };
  return {
    phase,
    isBusy,
    reload: () => {
      setPhase({ at: 'opening' });
      busily(() => ask().then(arrive));
    },
    begin: () => {
      if (phase.at === 'before' || phase.at === 'after') busily(() => begin(phase.info));
    },
    show: (attemptId) => busily(() => show(attemptId)),
    commit,
  };
}
