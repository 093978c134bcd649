/** What everybody is told of the ratings of a good, and who may rate it. */
import { RATE_FROM_PERCENT } from '#schemas/content/rating.ts';
import type { Deps, Stores } from '#server/kernel/area.ts';
import { readAccess } from '#server/areas/access/area.ts';
import type { GoodsRow } from '#schemas/content/goods-row.ts';
import type { Viewer } from '#server/areas/identity/area.ts';
import type { ShopContext } from '#server/areas/shop/area.ts';
import { isBanned } from './may-write.ts';

export type RatingShop = Pick<ShopContext, 'appId' | 'capabilities'>;

export interface Ratings {
  rating_count: number;
  /** The mean in tenths; 0 while nobody rated. */
  rating_tenths: number;
  /** How many gave one star to five. */
  rating_stars: number[];
}

/** Nothing is told where the shop does not want ratings, or nobody has rated yet. */
export async function readRatings(
  { ratings }: Pick<Stores, 'ratings'>,
  { appId, capabilities: can }: RatingShop,
  goodsId: string,
): Promise<Ratings> {
  const stars = can.ratings ? await ratings.starsOf(appId, goodsId) : [0, 0, 0, 0, 0];
  const total = stars.reduce((sum, one) => sum + one, 0);
  const points = stars.reduce((sum, one, index) => sum + one * (index + 1), 0);
  return {
    rating_count: total,
    rating_tenths: total === 0 ? 0 : Math.round((points * 10) / total),
    rating_stars: [...stars],
  };
}

/** Whoever studies it and has done half of it (asked then, never before); the banned rate nothing. */
export async function mayRate(
  deps: Pick<Deps, 'stores' | 'catalogue' | 'clock'>,
  { appId, capabilities: can }: RatingShop,
  viewer: Viewer,
  goods: GoodsRow,
): Promise<boolean> {
  if (!can.ratings || isBanned(viewer) || goods.state === 'off') return false;
  const access = await readAccess(deps, appId, { viewer, goods });
  if (!access.can_study) return false;
  return (await deps.catalogue.progressOf(appId, viewer.user.id, goods.id)) >= RATE_FROM_PERCENT;
}
