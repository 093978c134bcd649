/** Limits of opening the first shop (requirement 16). */
import { MINUTE_MS } from '#schemas/time.ts';
import type { RateLimit } from '#server/kernel/limits/limits.ts';

/** Each may hash a password, and a stranger may guess: who fills in the form by hand stays far below. */
export const OPENING_LIMIT: RateLimit = { max: 30, windowMs: 10 * MINUTE_MS, per: 'ip' };
