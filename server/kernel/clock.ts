/** The clock that rules read the time from. */

/** Milliseconds since 1970; a port, so that tests own time. */
export interface Clock {
  now(): number;
}

/** Clocks of nodes differ by this much at most. A moment further ahead was written by a clock that runs fast. */
export const CLOCK_SLACK_MS = 60_000;

/**
 * Whether a stored moment was written by a clock that runs fast and must not be counted from: it lies in the future,
 * or, as the end of something that lasts `lifeMs`, beyond the longest it can last from now (ADR-478).
 */
export const isAhead = (at: number, now: number, lifeMs = 0): boolean => at > now + lifeMs + CLOCK_SLACK_MS;

/** The clock of this machine. */
export const systemClock: Clock = { now: () => Date.now() };
