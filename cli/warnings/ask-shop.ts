/** Asks a shop for what documents name and it alone knows; where nothing of it is named, nobody is asked. */
import type { ConfigDocument } from '#server/areas/pages/store/config-rows.ts';
import { NEEDED_NAMES_MAX } from '#schemas/api/console/documents.ts';
import type { GoodsQuery } from '#schemas/content/goods-card.ts';
import type { NeededFound } from '#server/areas/pages/rules/needed.ts';
import type { Client } from '../client/client.ts';
import { readNeeded } from '../read-documents.ts';
import { goodsIn, picturesIn } from './named.ts';

/** What a shop has of what is named in documents. */
export interface ShopKnows {
  /** Goods of each list that was asked for. */
  counts: readonly number[];
  /** State of each good there is, by its id. */
  states: ReadonlyMap<string, NeededFound['goods'][number]['state']>;
  /** Addresses of pictures at which nothing is served. */
  deadPictures: ReadonlySet<string>;
}

type Bodies = readonly Pick<ConfigDocument, 'body'>[];

function namesIn(documents: Bodies): { ids: string[]; pictures: string[] } {
  const ids = documents.flatMap(({ body }) => goodsIn(body).map(({ id }) => id));
  const pictures = documents.flatMap(({ body }) => picturesIn(body).map(({ address }) => address));
  return { ids: [...new Set(ids)], pictures: [...new Set(pictures)] };
}

export function namesAny(documents: Bodies): boolean {
  const { ids, pictures } = namesIn(documents);
  return ids.length + pictures.length > 0;
}

/**
 * @param queries lists of goods to count
 * @throws ShopError for a shop nobody knows
 */
export async function askShop(
  client: Client,
  shop: string,
  documents: Bodies,
  queries: readonly GoodsQuery[] = [],
): Promise<ShopKnows> {
  const { ids, pictures } = namesIn(documents);
  const all: NeededFound = { counts: [], goods: [], unserved: [] };
  const most = Math.max(ids.length, pictures.length, queries.length);
  for (let at = 0; at < most; at += NEEDED_NAMES_MAX) {
    const answer = await readNeeded(client, shop, {
      queries: at === 0 ? queries : [],
      ids: ids.slice(at, at + NEEDED_NAMES_MAX),
      pictures: pictures.slice(at, at + NEEDED_NAMES_MAX),
    });
    all.counts.push(...answer.counts);
    all.goods.push(...answer.goods);
    all.unserved.push(...answer.unserved);
  }
  return {
    counts: all.counts,
    states: new Map(all.goods.map(({ id, state }) => [id, state])),
    deadPictures: new Set(all.unserved),
  };
}
