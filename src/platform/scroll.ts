/** The page's scroll position as a port; listeners hear of it at most once per 150 ms (spec 9, side menu). */
import { SIDE_MENU_SCROLL_THROTTLE_MS } from '#schemas/constants.ts';
import { systemClock, type Clock } from './clock.ts';

export interface Scroll {
  top(): number;
  toTop(): void;
  listen(onScroll: (top: number) => void): () => void;
}

/** Runs `run` at once, then at most once per `ms`, with a last run for what came in between. */
export function throttle(run: () => void, ms: number, clock: Clock): { call(): void; stop(): void } {
  let stopTimer: (() => void) | undefined;
  let again = false;
  const rest = () => {
    stopTimer = clock.after(ms, () => {
      stopTimer = undefined;
      if (!again) return;
      again = false;
      run();
      rest();
    });
  };
  return {
    call: () => {
      if (stopTimer !== undefined) {
        again = true;
        return;
      }
      run();
      rest();
    },
    stop: () => stopTimer?.(),
  };
}

export const pageScroll: Scroll = {
  top: () => (typeof window === 'undefined' ? 0 : window.scrollY),
  toTop: () => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
  },
  listen: (onScroll) => {
    const gate = throttle(() => onScroll(window.scrollY), SIDE_MENU_SCROLL_THROTTLE_MS, systemClock);
    window.addEventListener('scroll', gate.call, { passive: true });
    return () => {
      window.removeEventListener('scroll', gate.call);
      gate.stop();
    };
  },
};
