/** Counts a try in several counters, each before the try is evaluated (requirement 16, D38, D73, D88). */
import type { CountLimit } from './limits.ts';
import type { LimitStore } from './limit-store.ts';

/** One of the counts a try has to pass. */
export interface TryCounter {
  key: string;
  limit: CountLimit;
}

export type CountResult =
  | { ok: true; triesLeft: number }
  /** Unix milliseconds from which on one may try again. */
  | { ok: false; resetAt: number };

/** A try that one counter refuses is not counted by those after it: knocking on one locked door does not lock them all. */
export async function countTry(limits: LimitStore, counters: readonly TryCounter[]): Promise<CountResult> {
  let triesLeft = Number.POSITIVE_INFINITY;
  for (const { key, limit } of counters) {
    const { count, resetAt } = await limits.hit(key, limit.windowMs);
    if (count > limit.max) return { ok: false, resetAt };
    triesLeft = Math.min(triesLeft, limit.max - count);
  }
  return { ok: true, triesLeft };
}
