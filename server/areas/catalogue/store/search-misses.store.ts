/** Searches that found nothing: counted by day and words, a bounded number of them, for a bounded time. */
import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { REPORT_ROWS_MAX } from '#schemas/api/console/reports.ts';
import { DAY_MS } from '#schemas/time.ts';
import { dayAt } from '#server/areas/shop/area.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { searchMiss } from '../tables/search-misses.ts';

/** Words of one shop on one day: strangers cannot make more rows. */
const WORDS_A_DAY = 500;
const LIFE_MS = 400 * DAY_MS;

export type SearchMissStore = ReturnType<typeof createSearchMissStore>;

export function createSearchMissStore(db: Database) {
  const searches = sql<number>`coalesce(sum(${searchMiss.searches}), 0)`.mapWith(Number);
  const isOn = (appId: string, days: readonly string[]) =>
    and(eq(searchMiss.appId, appId), gte(searchMiss.day, days[0] ?? ''), inArray(searchMiss.day, [...days]));
  return {
    /** Counts one more; words of a day that has its share of them already are not counted. */
    async add(appId: string, day: string, words: string): Promise<void> {
      const isThis = and(eq(searchMiss.appId, appId), eq(searchMiss.day, day), eq(searchMiss.words, words));
      const rows = await db
        .update(searchMiss)
        .set({ searches: sql`${searchMiss.searches} + 1` })
        .where(isThis)
        .returning({ words: searchMiss.words });
      if (rows.length > 0) return;
      const isDay = and(eq(searchMiss.appId, appId), eq(searchMiss.day, day));
      if ((await db.$count(searchMiss, isDay)) >= WORDS_A_DAY) return;
      await db
        .insert(searchMiss)
        .values({ appId, day, words, searches: 1 })
        .onConflictDoUpdate({
          target: [searchMiss.appId, searchMiss.day, searchMiss.words],
          set: { searches: sql`${searchMiss.searches} + 1` },
        });
    },
    total: async (appId: string, days: readonly string[]): Promise<number> => {
      const [row] = await db.select({ searches }).from(searchMiss).where(isOn(appId, days));
      return row?.searches ?? 0;
    },
    byDay: (appId: string, days: readonly string[]) =>
      db
        .select({ key: searchMiss.day, searches })
        .from(searchMiss)
        .where(isOn(appId, days))
        .groupBy(searchMiss.day),
    /** The most searches first. */
    byWords: (appId: string, days: readonly string[]) =>
      db
        .select({ key: searchMiss.words, searches })
        .from(searchMiss)
        .where(isOn(appId, days))
        .groupBy(searchMiss.words)
        .orderBy(desc(searches), searchMiss.words)
        .limit(REPORT_ROWS_MAX),
  };
}

export async function removeOldMisses(db: Database, now: number): Promise<void> {
  await db.delete(searchMiss).where(lt(searchMiss.day, dayAt(now - LIFE_MS)));
}
