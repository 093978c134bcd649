/** Which goods a list shows and in which order: a tag's, or those of the block that leads here (D22). */
import { LIST_PAGE_SIZE } from '#schemas/constants.ts';
import type { GoodsQuery } from '#schemas/content/goods-card.ts';
import { ALL_TAG, type ListSort } from '#schemas/content/listing.ts';
import { RESOURCES } from '#schemas/content/resource-type.ts';
import type { Listing } from '../store/listing-rows.ts';

export interface ListingWish {
  tag_id: string;
  sort?: ListSort;
  resource_type?: number;
  page?: number;
  page_size?: number;
}

/** The whole of a block's source: its limit is only how much of it the block itself shows. */
export function listingOf(wish: ListingWish, block: GoodsQuery | undefined): Listing {
  const { sort = 'default', page = 1, page_size: pageSize = LIST_PAGE_SIZE } = wish;
  return {
    ...(block === undefined ? sourceOfTag(wish.tag_id) : sourceOfBlock(block)),
    ...(wish.resource_type === undefined ? {} : { chosenType: wish.resource_type }),
    order: sort === 'default' && block !== undefined ? ORDERS[block.source] : sort,
    page,
    pageSize,
  };
}

const LIVE_TYPE = RESOURCES.alive.type;

/** The order each source has by itself. */
const ORDERS = {
  manual: 'ids',
  tag: 'default',
  type: 'default',
  new: 'new',
  hot: 'hot',
  live: 'live',
} as const satisfies Record<GoodsQuery['source'], Listing['order']>;

function sourceOfTag(tag: string): Pick<Listing, 'tag'> {
  return tag === ALL_TAG ? {} : { tag };
}

function sourceOfBlock(query: GoodsQuery): Pick<Listing, 'tag' | 'ids' | 'type' | 'marketing'> {
  const { source, ids, tag_id: tag, marketing } = query;
  const type = query.type ?? (source === 'live' ? LIVE_TYPE : undefined);
  return {
    // A list picked by hand, by a tag or by a type that names none is empty, as the block itself is.
    ...(source === 'manual' || (source === 'type' && type === undefined) ? { ids: ids ?? [] } : {}),
    ...(source === 'tag' ? { tag: tag ?? '' } : {}),
    ...(type === undefined ? {} : { type }),
    ...(marketing === undefined ? {} : { marketing }),
  };
}
