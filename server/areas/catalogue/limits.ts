/** Limits of search (requirement 16): sizes in bytes, times in milliseconds. */
import { MINUTE_MS } from '#schemas/time.ts';
import { defineLimits } from '#server/kernel/limits/define-limits.ts';
import type { FairQueueLimits } from '#server/kernel/limits/fair-queue.ts';

/** What contracts of this area name. */
export const limits = defineLimits({
  search: { max: 300, windowMs: MINUTE_MS, per: 'ip' },
  /** Asked while somebody types, at most every 150 ms. */
  suggest: { max: 400, windowMs: MINUTE_MS, per: 'ip' },
});

/** Searches of a node at a time, and those of one address among them: who searches for much waits for themself. */
export const SEARCH_TURNS: FairQueueLimits = { atOnce: 8, each: 1, waitingEach: 60 };
