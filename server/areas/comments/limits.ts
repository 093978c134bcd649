/** Limits of comments (requirement 16): sizes in bytes, times in milliseconds. */
import { MINUTE_MS } from '#schemas/time.ts';
import { defineLimits } from '#server/kernel/limits/define-limits.ts';
import type { CountLimit } from '#server/kernel/limits/limits.ts';

/** What contracts of this area name. */
export const limits = defineLimits({
  'comment-like': { max: 30, windowMs: MINUTE_MS, per: 'session' },
});

/** Comments of one person in one shop: one in ten seconds (D88), and five a minute (limits table). */
export const COMMENT_LIMITS: readonly CountLimit[] = [
  { max: 1, windowMs: MINUTE_MS / 6 },
  { max: 5, windowMs: MINUTE_MS },
];
