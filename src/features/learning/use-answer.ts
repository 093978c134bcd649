/** One answer about the learner's own study, asked when a page comes and whenever it asks again. */
import { useCallback, useEffect, useRef, useState } from 'react';

type ServerAnswer<Data> = { ok: true; data: Data } | { ok: false; msg: string };

export interface AnswerState<Data> {
  /** Undefined until it was answered; the last good answer after that. */
  data: Data | undefined;
  /** Why it could not be had the last time; empty where it could. */
  fault: string;
  again: () => void;
  /** What another call answered in its place. */
  set: (data: Data) => void;
}

/** @param isWanted nothing is asked while it is false */
export function useAnswer<Data>(ask: () => Promise<ServerAnswer<Data>>, isWanted = true): AnswerState<Data> {
  const [data, set] = useState<Data>();
  const [fault, setFault] = useState('');
  const [turn, setTurn] = useState(0);
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    void latest.current().then((answer) => {
      if (isGone) return;
      setFault(answer.ok ? '' : answer.msg);
      if (answer.ok) set(answer.data);
    });
    return () => {
      isGone = true;
    };
  }, [isWanted, turn]);
  const again = useCallback(() => {
    setFault('');
    setTurn((last) => last + 1);
  }, []);
  return { data, fault, again, set };
}
