/** Fixed-window counters of one process. */
import type { Clock } from '../clock.ts';
import type { LimitStore } from './limit-store.ts';

/** Strangers choose keys (addresses, phones): beyond this many, the windows that ended are dropped, then the oldest. */
const KEYS_MAX = 100_000;
/** Room is made for many at once: looking through all keys at every new one would be an attack of its own. */
const KEYS_LEFT = 90_000;

/** Windows that ended are dropped whenever there are twice as many as the last time, and at least so many: each costs one look. */
const KEYS_LOOKED_AT = 1000;

type Counters = Map<string, { count: number; resetAt: number }>;

/** @param counters where they are held; seen by tests */
export function createMemoryLimits(clock: Clock, counters: Counters = new Map()): LimitStore {
  let lookAt = KEYS_LOOKED_AT;
  const makeRoom = (now: number) => {
    for (const [key, counter] of counters) if (counter.resetAt <= now) counters.delete(key);
    if (counters.size >= KEYS_MAX)
      for (const key of counters.keys()) {
        if (counters.size <= KEYS_LEFT) break;
        counters.delete(key);
      }
    lookAt = Math.min(KEYS_MAX, Math.max(KEYS_LOOKED_AT, 2 * counters.size));
  };
  return {
    hit: (key, windowMs, by = 1) => {
      const now = clock.now();
      const counter = counters.get(key);
      if (counter !== undefined && counter.resetAt > now && counter.resetAt <= now + windowMs) {
        counter.count += by;
        return Promise.resolve({ ...counter });
      }
      if (counters.size >= lookAt) makeRoom(now);
      const fresh = { count: by, resetAt: now + windowMs };
      counters.delete(key);
      counters.set(key, fresh);
      return Promise.resolve({ ...fresh });
    },
    giveBack: (key) => {
      const counter = counters.get(key);
      if (counter !== undefined && counter.count > 0) counter.count -= 1;
      return Promise.resolve();
    },
  };
}
