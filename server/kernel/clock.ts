/** What time it is, for rules that ask. */

/** Milliseconds since 1970; a port, so that tests own time. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };
