/** How long a failed job waits for its next try. */

const FIRST_MS = 1_000;
export const LONGEST_BACKOFF_MS = 60 * 60_000;

/**
 * Twice as long after each try, an hour at the most; of that a random share from a half on, so that jobs that failed
 * together do not come back together.
 * @param tries tries so far, 1 or more
 * @param chance a number from 0 up to 1
 */
export function backoffMs(tries: number, chance: number): number {
  const full = Math.min(LONGEST_BACKOFF_MS, FIRST_MS * 2 ** (tries - 1));
  return Math.round(full * (0.5 + chance / 2));
}
