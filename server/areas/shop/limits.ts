/** Limits of what is asked of the DNS for a shop (requirement 16). */
import { MINUTE_MS, SECOND_MS } from '#schemas/time.ts';
import { defineLimits } from '#server/kernel/limits/define-limits.ts';
import type { FairQueueLimits } from '#server/kernel/limits/fair-queue.ts';

/** What contracts of this area name. */
export const limits = defineLimits({
  // Each asks other machines about a name as it was typed.
  'domain-look-up': { max: 60, windowMs: 10 * MINUTE_MS, per: 'caller' },
});

/** How long a shop waits for an address. */
export const LOOK_UP_MS = 3 * SECOND_MS;
/** A look-up holds one of four threads that files and passwords need too; a check takes two. */
export const LOOK_UP_TURNS: FairQueueLimits = { atOnce: 2, each: 1, waitingEach: 6 };
