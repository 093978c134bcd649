/** Limits of fault reports (requirement 16): sizes in bytes, times in milliseconds. */
import { HOUR_MS, MINUTE_MS } from '#schemas/time.ts';
import type { RateLimit } from '#server/kernel/limits/limits.ts';

export const LOG_BODY_BYTES = 16 * 1024;
/** Front-end fault reports; the surplus is dropped in silence (requirement 49). */
export const LOG_LIMIT: RateLimit = { max: 20, windowMs: MINUTE_MS, per: 'ip' };
/** What is kept of one shop's reports, as they lie in the database: of more the oldest go. */
export const LOG_ROWS_OF_SHOP = 10_000;
export const LOG_BYTES_OF_SHOP = 8 * 1024 * 1024;
/** What the server itself says of one node of one version of a document is said again after so long. */
export const REPORT_AGAIN_MS = HOUR_MS;
/** So many of those are remembered. */
export const REPORTS_REMEMBERED = 5_000;
