/** The limits of goods in a list, for whoever shows them. */
import type { Stores } from '#server/kernel/area.ts';
import type { GoodsLimits } from '../store/goods-limit-rows.ts';

/** Of these goods, those that have a limit. */
export function readLimits(
  stores: Pick<Stores, 'goodsLimits'>,
  appId: string,
  goodsIds: readonly string[],
): Promise<ReadonlyMap<string, GoodsLimits>> {
  return stores.goodsLimits.ofMany(appId, goodsIds);
}
