/** The index goods are found in. */
import type { GoodsRow } from '#schemas/content/goods-row.ts';

/** What a search asks the index for: conditions as server/areas/catalogue/search/query.ts writes them. */
export interface SearchAsk {
  /** What stands in the goods as it was typed; such goods come first. */
  written: string;
  /** Every way to read what was typed. */
  any: string;
  /** Numeric resource type; absent for all. */
  type?: number;
  offset: number;
  limit: number;
}

export interface SearchStore {
  /** Goods on sale, best first; `total` counts those of all pages. */
  find(appId: string, ask: SearchAsk): Promise<{ rows: GoodsRow[]; total: number }>;
  /** How many goods of each type `any` finds, most first. */
  countTypes(appId: string, any: string): Promise<{ type: number; count: number }[]>;
  /** Writes what these goods are found by, after they or their tags changed; goods that are gone are found no more. */
  reindex(appId: string, goodsIds: readonly string[]): Promise<void>;
}
