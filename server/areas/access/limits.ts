/** Limits of passwords of courses (requirement 16): sizes in bytes, times in milliseconds. */
import { MINUTE_MS } from '#schemas/time.ts';
import type { CountLimit } from '#server/kernel/limits/limits.ts';

/** Tries of one course's password by one person, and from one address; the right one is given back (D73). */
export const COURSE_PASSWORD_LIMIT: CountLimit = { max: 5, windowMs: 10 * MINUTE_MS };
/** Tries from one address of passwords of any course of a shop. */
export const COURSE_PASSWORDS_LIMIT: CountLimit = { max: 30, windowMs: 60 * MINUTE_MS };
/** How long a course's password once given lets a person study. */
export const COURSE_PASSWORD_LIFE_MS = 30 * 24 * 60 * MINUTE_MS;
