/** Runs something again and again while a part of the page is drawn. */
import { useEffect, useRef } from 'react';
import { systemClock } from '#platform/clock.ts';

/** @param ms undefined for never */
export function useEvery(ms: number | undefined, run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (ms === undefined) return undefined;
    let stop: () => void = () => undefined;
    const wait = () => {
      stop = systemClock.after(ms, () => {
        latest.current();
        wait();
      });
    };
    wait();
    return () => stop();
  }, [ms]);
}
