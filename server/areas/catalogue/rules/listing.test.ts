/** Which goods a list shows: a tag's, or those of the block that leads to it. */
import { describe, expect, test } from 'vitest';
import type { GoodsQuery } from '#schemas/content/goods-card.ts';
import { listingOf } from './listing.ts';

const wish = { tag_id: 'art' };

describe('a listing', () => {
  test('D22: of a tag, in the shop’s order, twenty a page', () => {
    expect(listingOf(wish, undefined)).toEqual({ tag: 'art', order: 'default', page: 1, pageSize: 20 });
  });

  test('D22: tag 0 is every good', () => {
    expect(listingOf({ tag_id: '0', sort: 'hot', page: 3 }, undefined)).toEqual({
      order: 'hot',
      page: 3,
      pageSize: 20,
    });
  });

  test.each([
    [
      { source: 'manual', ids: ['b', 'a'], limit: 1 },
      { ids: ['b', 'a'], order: 'ids' },
    ],
    [
      { source: 'manual', limit: 1 },
      { ids: [], order: 'ids' },
    ],
    [
      { source: 'tag', tag_id: 'own', limit: 4 },
      { tag: 'own', order: 'default' },
    ],
    [
      { source: 'tag', limit: 4 },
      { tag: '', order: 'default' },
    ],
    [
      { source: 'type', type: 3, limit: 4 },
      { type: 3, order: 'default' },
    ],
    [
      { source: 'type', limit: 4 },
      { ids: [], order: 'default' },
    ],
    [{ source: 'new', limit: 4 }, { order: 'new' }],
    [
      { source: 'live', limit: 4 },
      { type: 4, order: 'live' },
    ],
    [
      { source: 'new', marketing: [8], limit: 4 },
      { marketing: [8], order: 'new' },
    ],
    [
      { source: 'hot', type: 4, limit: 4 },
      { type: 4, order: 'hot' },
    ],
  ] satisfies [GoodsQuery, object][])('D22: a block’s own source and order, whole: %o', (block, listing) => {
    expect(listingOf(wish, block)).toEqual({ ...listing, page: 1, pageSize: 20 });
  });

  test('D22: what the reader chose wins over the block’s order', () => {
    const block = { source: 'new', limit: 4 } as const;
    expect(listingOf({ ...wish, sort: 'price', resource_type: 3 }, block)).toMatchObject({
      order: 'price',
      chosenType: 3,
    });
  });
});
