/** Limits of codes and notices (requirement 16): sizes in bytes, times in milliseconds. */
import { MINUTE_MS } from '#schemas/time.ts';
import type { CountLimit } from '#server/kernel/limits/limits.ts';

/** Codes sent to people (requirement 17). */
export const CODE_LIFE_MS = 5 * MINUTE_MS;
export const CODE_TRIES = 5;
/** Messages to one phone or address, the shortest window first: it is how long one waits for the next. */
export const MESSAGES_OF_TARGET: readonly CountLimit[] = [
  { max: 1, windowMs: MINUTE_MS },
  { max: 5, windowMs: 60 * MINUTE_MS },
  { max: 10, windowMs: 24 * 60 * MINUTE_MS },
];
export const MESSAGES_OF_ADDRESS: CountLimit = { max: 20, windowMs: 60 * MINUTE_MS };
/** A breaker: whatever gets around the others costs no more than this. */
export const MESSAGES_OF_ALL: CountLimit = { max: 200, windowMs: MINUTE_MS };
/** Notices of one kind of change in one shop to one phone or address: a day with more of them tells nothing new. */
export const NOTICES_OF_KIND: CountLimit = { max: 20, windowMs: 24 * 60 * MINUTE_MS };
/** A code a form asked for stays proven in its browser so long (D91). */
export const PROVEN_LIFE_MS = 30 * MINUTE_MS;
