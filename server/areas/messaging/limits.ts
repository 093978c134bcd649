/** Limits of codes and notices (requirement 16): sizes in bytes, times in milliseconds. */
import type { CountLimit } from '#server/kernel/limits/limits.ts';

const MINUTE = 60_000;

/** Codes sent to people (requirement 17). */
export const CODE_LIFE_MS = 5 * MINUTE;
export const CODE_TRIES = 5;
/** Messages to one phone or address, the shortest window first: it is how long one waits for the next. */
export const MESSAGES_OF_TARGET: readonly CountLimit[] = [
  { max: 1, windowMs: MINUTE },
  { max: 5, windowMs: 60 * MINUTE },
  { max: 10, windowMs: 24 * 60 * MINUTE },
];
export const MESSAGES_OF_ADDRESS: CountLimit = { max: 20, windowMs: 60 * MINUTE };
/** A breaker: whatever gets around the others costs no more than this. */
export const MESSAGES_OF_ALL: CountLimit = { max: 200, windowMs: MINUTE };
/** Notices of changes to one phone or address: a day with more of them tells nothing new. */
export const NOTICES_OF_TARGET: CountLimit = { max: 20, windowMs: 24 * 60 * MINUTE };
/** A code a form asked for stays proven in its browser so long (D91). */
export const PROVEN_LIFE_MS = 30 * MINUTE;
