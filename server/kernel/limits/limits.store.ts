/** Fixed-window counters in PostgreSQL: shared by nodes that have no Redis. */
import { eq, lt, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { LimitStore } from './limit-store.ts';
import type { Database } from '../db/db.ts';
import { limitCounter } from '../db/installation.ts';
import { storable } from '../db/text.ts';
import { MINUTE_MS } from '#schemas/time.ts';

const KEY_MAX = 300;
/** Hits reach the database in another order than they looked at the clock, by the longest wait for a connection at the most. */
const DISORDER_MS = MINUTE_MS;

/** One upsert: the row's lock makes parallel hits count one after the other (requirement 16). */
export function createLimitStore(db: Database, clock: Clock): LimitStore {
  return {
    hit: async (key, windowMs, by = 1) => {
      const now = clock.now();
      const resetAt = now + windowMs;
      const isOver = sql`${limitCounter.resetAt} <= ${now} or ${limitCounter.resetAt} > ${resetAt + DISORDER_MS}`;
      const rows = await db
        .insert(limitCounter)
        .values({ key: storable(key, KEY_MAX), count: by, resetAt })
        .onConflictDoUpdate({
          target: limitCounter.key,
          set: {
            count: sql`case when ${isOver} then ${by} else ${limitCounter.count} + ${by} end`,
            resetAt: sql`case when ${isOver} then ${resetAt} else ${limitCounter.resetAt} end`,
          },
        })
        .returning({ count: limitCounter.count, resetAt: limitCounter.resetAt });
      const row = rows[0];
      if (row === undefined) throw new Error('A counter was not returned by its own upsert.');
      return row;
    },
    giveBack: async (key) => {
      await db
        .update(limitCounter)
        .set({ count: sql`greatest(${limitCounter.count} - 1, 0)` })
        .where(eq(limitCounter.key, storable(key, KEY_MAX)));
    },
  };
}

export async function removeOldCounters(db: Database, now: number): Promise<void> {
  await db.delete(limitCounter).where(lt(limitCounter.resetAt, now));
}
