/** What time it is, for rules that ask. */

/** Milliseconds since 1970; a port, so that tests own time. */
export interface Clock {
  now(): number;
}

/** Clocks of nodes differ by so much at the most; what lies further ahead was written by a clock that ran ahead. */
export const CLOCK_SLACK_MS = 60_000;

/**
 * Whether a stored moment was written by a clock that ran ahead, so that nothing is counted from it: it lies in the future,
 * or, as the end of something that lasts `lifeMs`, beyond the longest it can last from now (ADR-478).
 */
export const isAhead = (at: number, now: number, lifeMs = 0): boolean => at > now + lifeMs + CLOCK_SLACK_MS;

/** The clock of this machine. */
export const systemClock: Clock = { now: () => Date.now() };
