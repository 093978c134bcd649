/** Whether nobody has moved, touched or pressed anything on the stage for a while: what stands over the picture makes way. */
import { useEffect, useState, type RefObject } from 'react';
import { later } from '#ui/attach-live.ts';

const STILL_MS = 3000;
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** @param mayHide false while it is not playing: what can be done then stays in sight */
export function useIdle(stage: RefObject<HTMLElement | null>, mayHide: boolean): boolean {
  const [isStill, setStill] = useState(false);
  useEffect(() => {
    const element = stage.current;
    if (!mayHide || element === null) return undefined;
    let stop = later(STILL_MS, () => setStill(true));
    const stir = () => {
      stop();
      setStill(false);
      stop = later(STILL_MS, () => setStill(true));
    };
    for (const sign of SIGNS) element.addEventListener(sign, stir);
    return () => {
      stop();
      for (const sign of SIGNS) element.removeEventListener(sign, stir);
      setStill(false);
    };
  }, [stage, mayHide]);
  return mayHide && isStill;
}
