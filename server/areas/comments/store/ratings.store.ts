/** How people rate goods: one row a person and good, counted when it is asked for. */
import { and, count, eq } from 'drizzle-orm';
import type { Clock } from '#server/kernel/clock.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { isStorable } from '#server/kernel/db/text.ts';
import { rating } from '../tables/comments.ts';

/** How many gave one star, two, three, four and five. */
type Stars = readonly [number, number, number, number, number];

export type RatingStore = ReturnType<typeof createRatingStore>;

export function createRatingStore(db: Database, clock: Clock) {
  return {
    /** One rating of each person and good; said again, it is changed. */
    set: async (
      appId: string,
      { goodsId, userId, stars }: { goodsId: string; userId: string; stars: number },
    ): Promise<void> => {
      const ratedAt = clock.now();
      await db
        .insert(rating)
        .values({ appId, goodsId, userId, stars, ratedAt })
        .onConflictDoUpdate({
          target: [rating.appId, rating.goodsId, rating.userId],
          set: { stars, ratedAt },
        });
    },
    /** 0 where they did not rate it. */
    own: async (appId: string, goodsId: string, userId: string): Promise<number> => {
      if (!isStorable(goodsId)) return 0;
      const [row] = await db
        .select({ stars: rating.stars })
        .from(rating)
        .where(and(eq(rating.appId, appId), eq(rating.goodsId, goodsId), eq(rating.userId, userId)));
      return row?.stars ?? 0;
    },
    starsOf: async (appId: string, goodsId: string): Promise<Stars> => {
      if (!isStorable(goodsId)) return [0, 0, 0, 0, 0];
      const rows = await db
        .select({ stars: rating.stars, total: count() })
        .from(rating)
        .where(and(eq(rating.appId, appId), eq(rating.goodsId, goodsId)))
        .groupBy(rating.stars);
      const of = (stars: number) => rows.find((row) => row.stars === stars)?.total ?? 0;
      return [of(1), of(2), of(3), of(4), of(5)];
    },
  };
}
