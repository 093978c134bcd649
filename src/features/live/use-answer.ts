/** Asks the server about a room beside its page: when a key changes, and again after an action. */
import { useEffect, useEffectEvent, useState } from 'react';

type ServerAnswer<Value> = { ok: true; data: Value } | { ok: false };

interface AnswerState<Value> {
  /** The newest answer to this key; undefined before the first. */
  value: Value | undefined;
  isFailed: boolean;
  again: () => void;
}

/** @param key what it is about; empty asks nothing */
export function useAnswer<Value>(key: string, ask: () => Promise<ServerAnswer<Value>>): AnswerState<Value> {
  const [turn, setTurn] = useState(0);
  const [result, setResult] = useState<{ key: string; value?: Value; isFailed: boolean }>();
  const run = useEffectEvent(ask);
  useEffect(() => {
    if (key === '') return undefined;
    let isGone = false;
    void run().then((answer) => {
      if (isGone) return;
      setResult(answer.ok ? { key, value: answer.data, isFailed: false } : { key, isFailed: true });
    });
    return () => {
      isGone = true;
    };
  }, [key, turn]);
  const own = result?.key === key && key !== '' ? result : undefined;
  return {
    value: own?.value,
    isFailed: own?.isFailed === true,
    again: () => setTurn((one) => one + 1),
  };
}
