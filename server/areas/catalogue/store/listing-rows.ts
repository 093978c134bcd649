/** Lists of goods and the tags they are made of, as their store answers them. */
import type { ListSort } from '#schemas/content/listing.ts';
import type { Text } from '#schemas/page/text.ts';
import type { GoodsRow } from '#schemas/content/goods-row.ts';

/** A list somebody leafs through: where its goods come from, how they are ordered, and which page is wanted (D22). */
export interface Listing {
  /** Only goods with this tag. */
  tag?: string;
  /** Only these goods. */
  ids?: readonly string[];
  /** Only goods of this type; part of the list itself. */
  type?: number;
  /** Only goods of this type; chosen by the reader, so the counts of types do not heed it. */
  chosenType?: number;
  /** Only goods with a promotion of one of these kinds that runs now. */
  marketing?: readonly number[];
  /** `ids` is the order of the ids given; `live` has the rooms on air first. */
  order: 'ids' | 'live' | ListSort;
  page: number;
  pageSize: number;
}

export interface ListingPage {
  rows: GoodsRow[];
  total: number;
  /** The page answered: the last one where a later one was asked for. */
  page: number;
  types: { type: number; count: number }[];
}

export interface TagRow {
  id: string;
  title: Text;
}
