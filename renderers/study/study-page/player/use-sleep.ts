/** Stops a recording after a while, or at its end, for whoever falls asleep by it. */
import { useEffect, useState } from 'react';
import { MINUTE_MS } from '#schemas/time.ts';

/** Minutes; 0 for never, -1 for the end of the lesson. */
export const SLEEPS = [0, 10, 20, 30, 60, -1] as const;
export type Sleep = (typeof SLEEPS)[number];

export function useSleep(stop: () => void) {
  const [sleep, setSleep] = useState<Sleep>(0);
  useEffect(() => {
    if (sleep <= 0) return undefined;
    const timer = setTimeout(() => {
      stop();
      setSleep(0);
    }, sleep * MINUTE_MS);
    return () => clearTimeout(timer);
    // Drawing anew must not begin the time anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [sleep]);
  return { sleep, setSleep };
}
