/** What a search asks the index of goods for. */

/** What a search asks the index for: conditions as server/areas/catalogue/search/query.ts writes them. */
export interface SearchAsk {
  /** What stands in the goods as it was typed; such goods come first. */
  literal: string;
  /** Every way to read what was typed. */
  any: string;
  /** Numeric resource type; absent for all. */
  type?: number;
  offset: number;
  limit: number;
}
