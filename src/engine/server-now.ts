/** The server's clock for views that count: the moment of drawing while React takes over, then every second (requirement 62). */
import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { systemClock } from '#platform/clock.ts';
import { SECOND_MS, secondsOf } from '#schemas/time.ts';
import { useEngine } from './provider.tsx';

/**
 * Unix seconds by the server's clock, whatever the visitor's says. The first answer in the browser is the one the
 * server drew with, so that hydration matches; from then on it moves each second, up to `until`.
 */
export function useServerNow(until = Number.POSITIVE_INFINITY): number {
  const engine = useEngine();
  const watch = useCallback(
    (notify: () => void) => {
      let stop: () => void = () => undefined;
      const wait = () => {
        const now = engine.now();
        if (secondsOf(now) >= until) return;
        stop = systemClock.after(SECOND_MS - (now % SECOND_MS), () => {
          notify();
          wait();
        });
      };
      wait();
      return () => stop();
    },
    [engine, until],
  );
  const live = () => secondsOf(engine.now());
  const atDrawing = () => secondsOf(engine.drawnAt ?? engine.now());
  return useSyncExternalStore(watch, live, atDrawing);
}

/** The same up to `at`, unix seconds; `passed` is called once when that moment is there, or was. */
export function useServerNowUntil(at: number, onDue: () => void): number {
  const now = useServerNow(at);
  const isDue = now >= at;
  const notify = useEffectEvent(onDue);
  useEffect(() => {
    if (isDue) notify();
  }, [isDue]);
  return now;
}
