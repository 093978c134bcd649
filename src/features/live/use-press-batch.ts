/** Collects quick presses and passes them on together a moment later. */
import { useEffect, useEffectEvent, useState } from 'react';
import { systemClock } from '#platform/clock.ts';

/** How many wait, and one more. */
export function usePressBatch(
  afterMs: number,
  max: number,
  hand: (count: number) => void,
): readonly [number, () => void] {
  const [count, setCount] = useState(0);
  const give = useEffectEvent(() => {
    hand(count);
    setCount(0);
  });
  const isWaiting = count > 0;
  useEffect(() => (isWaiting ? systemClock.after(afterMs, () => give()) : undefined), [isWaiting, afterMs]);
  return [count, () => setCount((now) => Math.min(max, now + 1))];
}
