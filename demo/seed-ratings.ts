/** Writes the stars a demo shop's goods were given, one row for each learner who rated. */
import { createHash } from 'node:crypto';
import { msOf } from '#schemas/time.ts';
import { rating } from '#server/areas/comments/tables/comments.ts';
import type { Database } from '#server/kernel/db/db.ts';
import type { DemoRatings, DemoShop } from './demo-shop.ts';

interface RatingsInput {
  ratings: readonly DemoRatings[];
  goods: DemoShop['goods'];
  /** Unix milliseconds. */
  now: number;
}

/** Learners nobody meets: they have an id, and nothing else of theirs is kept. */
function raterId(goodsId: string, number: number): string {
  const digest = createHash('sha256')
    .update(`rating ${goodsId} ${String(number)}`)
    .digest('hex');
  return `u_${BigInt(`0x${digest}`).toString(36).slice(0, 24)}`;
}

/** Ratings are spread evenly over the time a good has been there. */
function rowsOf(appId: string, { goods_id: goodsId, stars }: DemoRatings, { goods, now }: RatingsInput) {
  const since = msOf(goods.find(({ id }) => id === goodsId)?.created_ts ?? 0);
  const starList = stars.flatMap((count, index) => Array.from({ length: count }, () => index + 1));
  return starList.map((one, index) => ({
    appId,
    goodsId,
    userId: raterId(goodsId, index),
    stars: one,
    ratedAt: since + Math.floor(((now - since) * (index + 1)) / (starList.length + 1)),
  }));
}

export async function seedRatings(db: Database, appId: string, input: RatingsInput): Promise<void> {
  const rows = input.ratings.flatMap((one) => rowsOf(appId, one, input));
  if (rows.length > 0) await db.insert(rating).values(rows);
}
