/** Stops what is heard after a while, or at the end of the lesson, for whoever falls asleep by it: over lessons and pages. */
import type { Engine } from '#engine/engine.ts';
import { settable, type Watchable } from '#engine/store.ts';
import { systemClock, type Clock } from '#platform/clock.ts';
import { MINUTE_MS } from '#schemas/time.ts';

/** Minutes; 0 for never, -1 for the end of the lesson. */
export const SLEEPS = [0, 15, 30, 60, -1] as const;
export type Sleep = (typeof SLEEPS)[number];

export interface SleepTimer extends Watchable<Sleep> {
  /** Begins anew with each choice. */
  set(sleep: Sleep): void;
  /** Called when the time is over; the returned function stops it. */
  whenDue(stop: () => void): () => void;
}

export function makeSleepTimer(clock: Clock): SleepTimer {
  const choice = settable<Sleep>(0);
  const stops = new Set<() => void>();
  let callOff: () => void = () => undefined;
  const due = () => {
    choice.set(0);
    for (const stop of stops) stop();
  };
  return {
    get: choice.get,
    subscribe: choice.subscribe,
    set: (sleep) => {
      callOff();
      choice.set(sleep);
      callOff = sleep > 0 ? clock.after(sleep * MINUTE_MS, due) : () => undefined;
    },
    whenDue: (stop) => {
      stops.add(stop);
      return () => stops.delete(stop);
    },
  };
}

const timers = new WeakMap<Engine, SleepTimer>();

export function sleepOf(engine: Engine): SleepTimer {
  const timer = timers.get(engine) ?? makeSleepTimer(systemClock);
  timers.set(engine, timer);
  return timer;
}
