/** Limits of the console (requirement 16): sizes in bytes, times in milliseconds. */
import { MINUTE_MS } from '#schemas/time.ts';
import { defineLimits } from '#server/kernel/limits/define-limits.ts';
import type { CountLimit, RateLimit } from '#server/kernel/limits/limits.ts';

/** What contracts of this area name. */
export const limits = defineLimits({
  // Each hashes a password or uses up a code.
  'desk-login': { max: 60, windowMs: 10 * MINUTE_MS, per: 'ip' },
});

/** How long one is at the desk before one proves again who one is (D139). */
export const DESK_SESSION_MS = 12 * 60 * MINUTE_MS;
/** A push of a whole shop: many documents of at most 256 KB. */
export const CONSOLE_BODY_BYTES = 16 * 1024 * 1024;
/** How long somebody may pause and still be at the same change: an editor saves every few seconds (ADR-587). */
export const STRETCH_PAUSE_MS = 10 * MINUTE_MS;
/** The console: wrong tokens by address. */
export const CONSOLE_TOKEN_LIMIT: RateLimit = { max: 20, windowMs: 10 * MINUTE_MS, per: 'ip' };
/** What one person's tools ask in a shop, reads and writes together; writes are counted with their others besides. */
export const PERSONAL_CALL_LIMIT: CountLimit = { max: 600, windowMs: MINUTE_MS };
