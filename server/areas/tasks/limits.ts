/** Limits of tasks (requirement 16); times in milliseconds. */
import { DAY_MS, MINUTE_MS } from '#schemas/time.ts';
import { defineLimits } from '#server/kernel/limits/define-limits.ts';

/** What contracts of this area name. */
export const limits = defineLimits({
  /** A draft is kept a second after the last letter: nobody types faster than this. */
  'task-answer': { max: 60, windowMs: MINUTE_MS, per: 'session' },
});

/** Addresses of what was handed in live so long (requirement 32). */
export const FILE_LINK_LIFE_MS = 15 * MINUTE_MS;
/** A draft nobody came back to is let go of. */
export const DRAFT_LIFE_MS = 400 * DAY_MS;
