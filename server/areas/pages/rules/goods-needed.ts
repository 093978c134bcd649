/** What documents need of a shop's goods: which lists would be empty and which goods are not on sale. */
import type { GoodsQuery } from '#schemas/content/goods-card.ts';
import type { Areas } from '#server/kernel/area.ts';

export interface GoodsNeeded {
  queries: readonly GoodsQuery[];
  ids: readonly string[];
}

export interface GoodsFound {
  /** Goods of each list, in its order. */
  counts: number[];
  /** Ids nothing is sold under. */
  missing: string[];
}

/** @param goods what the catalogue offers, or its store */
export async function findGoods(
  goods: Pick<Areas['catalogue'], 'byId' | 'find'>,
  appId: string,
  { queries, ids }: GoodsNeeded,
): Promise<GoodsFound> {
  const counts: number[] = [];
  for (const query of queries) counts.push((await goods.find(appId, query)).length);
  const missing: string[] = [];
  for (const id of ids) if ((await goods.byId(appId, id))?.state !== 'on') missing.push(id);
  return { counts, missing };
}
