/** Calls `advance` again and again while it may; any of the reasons to stop ends it at once. */
import { useEffect, useEffectEvent, useState } from 'react';
import { systemClock } from '#platform/clock.ts';
import { pageVisibility } from '#platform/visibility.ts';
import { mayAutoplay } from './carousel-steps.ts';

export interface Autoplay {
  /** True while the visitor has it paused. */
  isPaused: boolean;
  toggle(): void;
  /** Spread on the element whose pointer and focus hold it still. */
  attention: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: () => void;
  };
}

/** `turn` changes with each step, so that the wait starts over after one by hand. */
export function useAutoplay(count: number, intervalMs: number, turn: number, advance: () => void): Autoplay {
  const [isPaused, setPaused] = useState(false);
  const [isAttended, setAttended] = useState(false);
  const [visible, setVisible] = useState(true);
  const step = useEffectEvent(advance);
  useEffect(() => pageVisibility.listen(setVisible), []);
  useEffect(() => {
    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!mayAutoplay({ count, intervalMs, isPaused, isAttended, visible, reducedMotion })) return undefined;
    return systemClock.after(intervalMs, () => step());
  }, [count, intervalMs, isPaused, isAttended, visible, turn]);
  return {
    isPaused,
    toggle: () => setPaused((before) => !before),
    attention: {
      onPointerEnter: () => setAttended(true),
      onPointerLeave: () => setAttended(false),
      onFocus: () => setAttended(true),
      onBlur: () => setAttended(false),
    },
  };
}
