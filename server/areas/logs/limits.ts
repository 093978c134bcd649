/** Limits of fault reports (requirement 16): sizes in bytes, times in milliseconds. */
import { MINUTE_MS } from '#schemas/time.ts';
import type { RateLimit } from '#server/kernel/limits/limits.ts';

export const LOG_BODY_BYTES = 16 * 1024;
/** Front-end fault reports; the surplus is dropped in silence (requirement 49). */
export const LOG_LIMIT: RateLimit = { max: 20, windowMs: MINUTE_MS, per: 'ip' };
