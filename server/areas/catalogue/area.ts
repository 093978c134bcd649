/** What is sold: goods, their tags and lists, and finding them. */
import { defineArea, type World } from '#server/kernel/area.ts';
import { limits } from './limits.ts';
import type { GoodsStore } from './goods-store.ts';
import type { ListingStore } from './listing-store.ts';
import type { SearchStore } from './search-store.ts';
import { createGoodsStore } from './store/goods.store.ts';
import { createListingStore } from './store/listings.store.ts';
import { bringSearchUpToDate } from './store/search-index.ts';
import { createSearchStore } from './store/search.store.ts';
import { goods, goodsSearch, goodsTag, hotWord, tag } from './tables/goods.ts';

export type { GoodsRow } from './goods-store.ts';

/** Questions other areas may ask about goods. */
export type CatalogueArea = Pick<GoodsStore, 'byId' | 'statesOf' | 'find' | 'listPublic' | 'hotWords'>;

declare module '#server/kernel/area.ts' {
  interface Stores {
    goods: GoodsStore;
    listings: ListingStore;
    search: SearchStore;
  }
  interface Areas {
    catalogue: CatalogueArea;
  }
}

export const area = defineArea({
  name: 'catalogue',
  limits,
  tables: { goods, goodsTag, tag, goodsSearch, hotWord },
  stores: (db, clock) => ({
    goods: createGoodsStore(db, clock),
    listings: createListingStore(db, clock),
    search: createSearchStore(db, clock),
  }),
  prepare: bringSearchUpToDate,
  open({ stores: { goods: store } }: World): CatalogueArea {
    return {
      byId: (appId, id) => store.byId(appId, id),
      statesOf: (appId, ids) => store.statesOf(appId, ids),
      find: (appId, query) => store.find(appId, query),
      listPublic: (appId) => store.listPublic(appId),
      hotWords: (appId) => store.hotWords(appId),
    };
  },
});
