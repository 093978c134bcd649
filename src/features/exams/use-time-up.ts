/** Once the time is up what waits is sent, and the attempt handed in, again until that is done (D85). */
import { useEffect, useRef, useState } from 'react';
import { msOf } from '#schemas/time.ts';
import { systemClock } from '#platform/clock.ts';
import type { AnswerSheet } from './use-answer-sheet.ts';

const AGAIN_S = 3;

/** Answers whether a try has failed already: what was kept is handed in by the server in any case. */
export function useTimeUp(
  isUp: boolean,
  sheet: Pick<AnswerSheet, 'flush'>,
  commit: () => Promise<boolean>,
): boolean {
  const [isStuck, setStuck] = useState(false);
  const latest = useRef({ sheet, commit });
  useEffect(() => {
    latest.current = { sheet, commit };
  });
  useEffect(() => {
    if (!isUp) return undefined;
    let stop: (() => void) | undefined;
    let isGone = false;
    const end = async () => {
      await latest.current.sheet.flush();
      const isDone = await latest.current.commit();
      if (isDone || isGone) return;
      setStuck(true);
      stop = systemClock.after(msOf(AGAIN_S), () => void end());
    };
    void end();
    return () => {
      isGone = true;
      stop?.();
    };
  }, [isUp]);
  return isStuck;
}
