/** Deletions that can be had back for some seconds; whoever leaves the page meant them. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { systemClock } from '#platform/clock.ts';
import { pageVisibility } from '#platform/visibility.ts';

/** Long enough to be read and answered. */
const UNDO_MS = 8000;

export function useDeletions(finish: (id: string) => Promise<void>) {
  const [going, setGoing] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef(new Map<string, () => void>());
  const latest = useRef(finish);
  useEffect(() => {
    latest.current = finish;
  });
  const settle = useCallback((id: string) => {
    setGoing((before) => new Set([...before].filter((one) => one !== id)));
  }, []);
  const run = useCallback(
    async (id: string) => {
      if (!timers.current.delete(id)) return;
      await latest.current(id);
      settle(id);
    },
    [settle],
  );
  useEffect(() => {
    const waiting = timers.current;
    const all = () => {
      for (const [id, callOff] of waiting) {
        callOff();
        void run(id);
      }
    };
    const stop = pageVisibility.listen((isVisible) => {
      if (!isVisible) all();
    });
    return () => {
      stop();
      all();
    };
  }, [run]);
  return {
    going,
    remove: (id: string) => {
      if (timers.current.has(id)) return;
      setGoing((before) => new Set([...before, id]));
      timers.current.set(
        id,
        systemClock.after(UNDO_MS, () => void run(id)),
      );
    },
    undo: (id: string) => {
      timers.current.get(id)?.();
      timers.current.delete(id);
      settle(id);
    },
  };
}
