/** The stay timer (M256): begins at a given value, adds 1 a second, can be set and stopped. Moments are steady milliseconds. */
import { SECOND_MS, secondsOf } from '#schemas/time.ts';

export interface StayTimer {
  /** Whole seconds. */
  readonly stayTime: number;
  /** The moment at which it stood at 0; undefined while it is stopped. */
  readonly stayTimer: number | undefined;
}

export function startStay(from: number, at: number): StayTimer {
  return { stayTime: from, stayTimer: at - from * SECOND_MS };
}

/** What it said, or says, at a moment. */
export function stayAt(timer: StayTimer, at: number): StayTimer {
  if (timer.stayTimer === undefined) return timer;
  return { ...timer, stayTime: Math.max(0, secondsOf(at - timer.stayTimer)) };
}

/** What it says now; a moment before the last one changes nothing. */
export function readStay(timer: StayTimer, at: number): StayTimer {
  const now = stayAt(timer, at);
  return now.stayTime <= timer.stayTime ? timer : now;
}

/** Another value; it runs on where it ran. */
export function setStay(timer: StayTimer, to: number, at: number): StayTimer {
  return timer.stayTimer === undefined ? { ...timer, stayTime: to } : startStay(to, at);
}

export function stopStay(timer: StayTimer, at: number): StayTimer {
  return { stayTime: readStay(timer, at).stayTime, stayTimer: undefined };
}

/** Seconds that were reported are taken off; the begun second goes on. */
export function takeStay(timer: StayTimer, seconds: number): StayTimer {
  const { stayTime, stayTimer } = timer;
  return {
    stayTime: Math.max(0, stayTime - seconds),
    stayTimer: stayTimer === undefined ? undefined : stayTimer + seconds * SECOND_MS,
  };
}
