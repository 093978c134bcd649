/** What documents need of a shop: which lists would be empty, which goods are there, and which pictures are not. */
import type { GoodsQuery } from '#schemas/content/goods-card.ts';
import type { Areas } from '#server/kernel/area.ts';

type Catalogue = Pick<Areas['catalogue'], 'find' | 'statesOf'>;

export interface PageNeeds {
  queries: readonly GoodsQuery[];
  ids: readonly string[];
  /** Addresses below /media/. */
  pictures: readonly string[];
}

export interface NeededFound {
  /** Goods of each list, in its order. */
  counts: number[];
  /** The goods asked for that are there. */
  goods: Awaited<ReturnType<Catalogue['statesOf']>>;
  /** Addresses of pictures at which nothing is served. */
  // oxlint-disable-next-line names/no-bare-participle -- the name it has in the answer of the console
  unserved: string[];
}

/** @param world what the areas offer, or their stores */
export async function findNeeded(
  { goods, images }: { goods: Catalogue; images: Pick<Areas['uploads']['images'], 'missingOf'> },
  appId: string,
  { queries, ids, pictures }: PageNeeds,
): Promise<NeededFound> {
  const counts: number[] = [];
  for (const query of queries) counts.push((await goods.find(appId, query)).length);
  return {
    counts,
    goods: ids.length === 0 ? [] : await goods.statesOf(appId, ids),
    unserved: pictures.length === 0 ? [] : await images.missingOf(appId, pictures),
  };
}
