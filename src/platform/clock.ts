/** The clock as a port: reads the time and schedules calls. */
export interface Clock {
  /** Unix milliseconds. */
  now(): number;
  /** Runs once after `ms`; the returned function calls it off. */
  after(ms: number, run: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** Milliseconds that only grow, whatever becomes of the hour: for how long something lasted. */
export const steadyClock: Clock = { ...systemClock, now: () => performance.now() };
