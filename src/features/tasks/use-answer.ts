/** One's answer to a task while it is written; what is not kept yet is kept when the page is hidden or left. */
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import type { Task } from '#schemas/task/task.ts';
import { makeAnswerRun, type AnswerRun, type AnswerView } from './answer-run.ts';
import { sendOwnFile } from './send-file.ts';

/** Long enough for a pause between two words. */
const SAVE_AFTER_MS = 1000;

export type Answer = AnswerView &
  Pick<AnswerRun, 'write' | 'choose' | 'attach' | 'retry' | 'remove' | 'commit' | 'flush'>;

function later(work: () => void): () => void {
  const timer = setTimeout(work, SAVE_AFTER_MS);
  return () => clearTimeout(timer);
}

/** Begins anew where it is drawn anew: give it a key for each reading of the task. */
export function useAnswer(act: Caller, task: Task): Answer {
  const [run] = useState(() => makeAnswerRun(task, { act, send: sendOwnFile, later }));
  useEffect(() => run.callBy(act));
  useEffect(() => {
    const flushHidden = () => {
      if (document.visibilityState === 'hidden') void run.flush();
    };
    document.addEventListener('visibilitychange', flushHidden);
    return () => {
      document.removeEventListener('visibilitychange', flushHidden);
      void run.flush();
    };
  }, [run]);
  const answerState = useSyncExternalStore(run.subscribe, run.get, run.get);
  return useMemo(() => {
    const { write, choose, attach, retry, remove, commit, flush } = run;
    return { ...answerState, write, choose, attach, retry, remove, commit, flush };
  }, [run, answerState]);
}
