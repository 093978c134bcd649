/** How a reader may sort and filter a list of goods (D22). */
import { pathTo } from '../paths.ts';
import { RESOURCES } from './resource-type.ts';

/** `price` is the cheapest first, `price-desc` the dearest. */
export const LIST_SORTS = ['default', 'new', 'hot', 'price', 'price-desc'] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** The tag that is every good. */
export const ALL_TAG = '0';
/** The list of every good. */
export const ALL_GOODS_HREF = pathTo('tag-list', { tagId: ALL_TAG });

export function isListSort(value: unknown): value is ListSort {
  return LIST_SORTS.some((sort) => sort === value);
}

/** Types a reader may narrow a list to: every one that has a number, so that the types of a list add up to it. */
export const LISTED_TYPES: readonly number[] = Object.values(RESOURCES)
  .map(({ type }) => type)
  .filter((type) => type > 0);
