/** A clock for tests and stories: it moves only when told. */
import type { Clock } from './clock.ts';

export interface FakeClock extends Clock {
  /** Moves on, running in order whatever falls due. */
  advance(ms: number): void;
}

export function fakeClock(start = 0): FakeClock {
  let time = start;
  let waiting: { at: number; run: () => void }[] = [];
  return {
    now: () => time,
    after: (ms, run) => {
      const item = { at: time + ms, run };
      waiting.push(item);
      return () => {
        waiting = waiting.filter((other) => other !== item);
      };
    },
    advance: (ms) => {
      const end = time + ms;
      for (;;) {
        const next = waiting.filter((item) => item.at <= end).sort((a, b) => a.at - b.at)[0];
        if (next === undefined) break;
        waiting = waiting.filter((item) => item !== next);
        time = next.at;
        next.run();
      }
      time = end;
    },
  };
}
