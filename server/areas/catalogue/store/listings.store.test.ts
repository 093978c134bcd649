/** Lists of goods to leaf through, on the embedded database and on PostgreSQL. */
import { describe, expect, it } from 'vitest';
import type { Listing } from './listing-rows.ts';
import { NO_TABLES } from '#demo/goods-tables.ts';
import { buildDemoShop, buildGoods } from '../../../../tests/support/build-demo-shop.ts';
import { withDatabase } from '../../../../tests/support/database.ts';

const SHOP = 'appknowledge';
const namedDocument = { cn: '艺术', en: 'Art' };
/** Goods g01 to g25, three equal in everything an order looks at. */
const goods = Array.from({ length: 25 }, (_, index) =>
  buildGoods({
    id: `g${String(index + 1).padStart(2, '0')}`,
    position: Math.floor(index / 3),
    created_ts: 100 + Math.floor(index / 5),
    student_count: index % 4,
    price: (index % 5) * 100,
    type: index % 2 === 0 ? 1 : 3,
    tags: index < 4 ? ['art'] : ['rest'],
  }),
);
const off = buildGoods({ id: 'off', state: 'off', tags: ['art'], price: 1 });
const database = withDatabase({
  shops: [
    buildDemoShop({
      goods: [...goods, off],
      tables: {
        ...NO_TABLES,
        tags: [
          { id: 'zeal', title: 'Zeal' },
          { id: 'art', title: namedDocument },
        ],
      },
    }),
    buildDemoShop({ label: 'training', goods: [buildGoods({ id: 'theirs', tags: ['art'] })] }),
  ],
});
const store = () => database().stores.listings;
const read = (listing: Partial<Listing> = {}) =>
  store().page(SHOP, { order: 'default', page: 1, pageSize: 10, ...listing });
const idsOf = async (listing: Partial<Listing>) => (await read(listing)).rows.map((row) => row.id);

describe('a list to leaf through', () => {
  it.each(['default', 'new', 'hot', 'price', 'price-desc'] as const)(
    'D22: the pages of order %s hold every good once, equal ones in one order',
    async (order) => {
      const pages = await Promise.all([1, 2, 3].map((page) => idsOf({ order, page })));
      expect(pages.map((ids) => ids.length)).toEqual([10, 10, 5]);
      expect(new Set(pages.flat()).size).toBe(25);
      expect(await idsOf({ order, pageSize: 50 })).toEqual(pages.flat());
    },
  );

  it('D22: equal prices stand in the shop’s order, then by id', async () => {
    expect(await idsOf({ order: 'price', pageSize: 6 })).toEqual(['g01', 'g06', 'g11', 'g16', 'g21', 'g02']);
    expect((await idsOf({ order: 'price-desc', pageSize: 2 }))[0]).toBe('g05');
    expect((await idsOf({ order: 'hot', pageSize: 2 }))[0]).toBe('g04');
    expect((await idsOf({ order: 'new', pageSize: 2 }))[0]).toBe('g21');
  });

  it('D22: a chosen type narrows the list and its total, and the counts of types stay', async () => {
    const types = [
      { type: 1, count: 13 },
      { type: 3, count: 12 },
    ];
    expect(await read()).toMatchObject({ total: 25, page: 1, types });
    expect(await read({ chosenType: 3 })).toMatchObject({ total: 12, types });
    expect(await read({ chosenType: 50 })).toEqual({ rows: [], total: 0, page: 1, types });
    expect(await read({ type: 3 })).toMatchObject({ total: 12, types: [{ type: 3, count: 12 }] });
  });

  it('D22: a page past the last is the last', async () => {
    expect(await read({ page: 500 })).toMatchObject({ page: 3, total: 25 });
    expect(await read({ page: 2, chosenType: 50 })).toMatchObject({ page: 1, total: 0 });
  });

  it('D22: a tag and ids hold back the rest, and what is not on sale stays away', async () => {
    expect(await read({ tag: 'art' })).toMatchObject({ total: 4 });
    expect(await idsOf({ ids: ['g03', 'off', 'gone', 'g01', 'g03'], order: 'ids' })).toEqual(['g03', 'g01']);
    expect(await idsOf({ ids: ['g03', 'g02', 'g01'], order: 'price' })).toEqual(['g01', 'g02', 'g03']);
    expect(await read({ ids: [] })).toMatchObject({ total: 0, rows: [] });
  });

  it.each(["x' or 1=1 --", 'a\0', '', '\\', '%'])(
    'B56: the tag %j is only a name, which no good has',
    async (tag) => {
      expect(await read({ tag })).toMatchObject({ total: 0 });
      expect(await store().hasTag(SHOP, tag)).toBe(false);
      expect(await idsOf({ ids: [tag] })).toEqual([]);
    },
  );

  it('D22: tags have names in the shop’s order; one that only goods carry is known too', async () => {
    expect(await store().tags(SHOP)).toEqual([
      { id: 'zeal', title: 'Zeal' },
      { id: 'art', title: namedDocument },
    ]);
    expect(await Promise.all(['zeal', 'rest', 'none'].map((id) => store().hasTag(SHOP, id)))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('R28: nothing of another shop', async () => {
    expect(await store().tags('apptraining')).toEqual([]);
    expect(await store().hasTag('apptraining', 'rest')).toBe(false);
    const theirs = await store().page('apptraining', { tag: 'art', order: 'default', page: 1, pageSize: 10 });
    expect(theirs.rows.map((row) => row.id)).toEqual(['theirs']);
  });
});
