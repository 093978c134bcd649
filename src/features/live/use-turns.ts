/** Counts turns of so many milliseconds while something is on; 0 before the first has passed. */
import { useEffect, useState } from 'react';
import { systemClock } from '#platform/clock.ts';

export function useTurns(isOn: boolean, turnMs: number): number {
  const [turns, setTurns] = useState(0);
  useEffect(
    () => (isOn ? systemClock.after(turnMs, () => setTurns((now) => now + 1)) : undefined),
    [isOn, turnMs, turns],
  );
  return turns;
}
