/** What an import changes, and that a second one changes nothing (ADR-300). */
import { describe, expect, it } from 'vitest';
import type { GoodsTables } from '#schemas/goods-table/tables.ts';
import {
  chapterLine,
  couponLine,
  goodsLine,
  lessonLine,
  NEW_SHOP,
  shopAfter,
  skuLine,
  termLine,
} from '../../../../tests/support/goods-transfer-samples.ts';
import type { GivenTables } from './check-tables.ts';
import { planImport } from './plan.ts';
import { tablesOf, type ShopGoods } from './shop-goods.ts';

/** A small shop with something in each table. */
const TABLES: GoodsTables = {
  tags: [
    { id: 'writing', title: { cn: '写作', en: 'Writing' } },
    { id: 'slow', title: '慢' },
  ],
  teachers: [
    { id: 'mei', name: '梅' },
    { id: 'tom', name: 'Tom' },
  ],
  goods: [
    goodsLine('film', { type: 3, media: '/film.mp4', teachers: ['mei'], tags: ['slow', 'writing'] }),
    goodsLine('camp', { type: 25, teachers: ['tom', 'mei'] }),
    goodsLine('text', { type: 1, text: '<p>A text</p>', teachers: ['tom'] }),
  ],
  outline: [
    chapterLine('camp', 'one'),
    lessonLine('camp', 'start', { parent_id: 'one', type: 2, media: '/start.mp3' }),
    lessonLine('camp', 'again', { resource_id: 'film' }),
  ],
  terms: [termLine('camp', 'winter')],
  skus: [skuLine('film', 'a'), skuLine('film', 'b')],
  coupons: [couponLine('spring'), couponLine('autumn')],
  members: [{ goods_id: 'film', phone: '13800000001' }],
};
const SHOP = shopAfter(TABLES);

const buildChangedValue = (input: GivenTables, shop: ShopGoods = SHOP) => {
  const { changes, order, unchangedCount } = planImport(input, shop);
  return {
    changes: changes.map(({ table, id, change }) => `${change} ${table} ${id}`),
    order,
    unchangedCount,
  };
};
/** What of one good stands in the tables of a shop into which more was brought. */
const after = (input: GivenTables) => {
  const { goods, outline, terms, skus } = tablesOf(shopAfter(input, SHOP));
  return {
    goods,
    outline: outline.map(({ id }) => id),
    terms: terms.map(({ id }) => id),
    skus: skus.map(({ id }) => id),
  };
};
/** A good of the sample, or a new one. */
const buildKeptValue = (id: string) => TABLES.goods.find((line) => line.id === id) ?? goodsLine(id);

describe('ADR-300: an import into a new shop', () => {
  it('reports each added row that stands alone, in the order of the tables', () => {
    expect(buildChangedValue(TABLES, NEW_SHOP)).toEqual({
      changes: [
        'added tags writing',
        'added tags slow',
        'added teachers mei',
        'added teachers tom',
        'added goods film',
        'added goods camp',
        'added goods text',
        'added coupons spring',
        'added coupons autumn',
        'added members film 13800000001',
      ],
      order: undefined,
      unchangedCount: 0,
    });
  });

  it('puts goods, tags and coupons into the order of their rows', () => {
    const { bundles, tags, coupons } = planImport(TABLES, NEW_SHOP);
    expect(bundles.map(({ bundle: { good }, before }) => [good.row.id, good.row.position, before])).toEqual([
      ['film', 1, undefined],
      ['camp', 2, undefined],
      ['text', 3, undefined],
    ]);
    expect(tags.map(({ row, position }) => [row.id, position])).toEqual([
      ['writing', 0],
      ['slow', 1],
    ]);
    expect(coupons.map(({ id, position }) => [id, position])).toEqual([
      ['spring', 1],
      ['autumn', 2],
    ]);
  });

  it('of no tables at all changes nothing', () => {
    expect(planImport({}, SHOP)).toEqual({
      bundles: [],
      teachers: [],
      tags: [],
      coupons: [],
      members: [],
      order: undefined,
      changes: [],
      unchangedCount: 0,
    });
  });
});

describe('ADR-300: the same tables again', () => {
  const nothing = {
    bundles: [],
    teachers: [],
    tags: [],
    coupons: [],
    members: [],
    order: undefined,
    changes: [],
  };

  it.each<[string, GoodsTables]>([
    ['as they were written', TABLES],
    ['as an export writes them', tablesOf(SHOP)],
  ])('%s: nothing changes', (_, tables) => {
    expect(planImport(tables, SHOP)).toEqual({ ...nothing, unchangedCount: 10 });
  });

  it('an export read into another shop is the same export', () => {
    expect(tablesOf(shopAfter(tablesOf(SHOP)))).toEqual(tablesOf(SHOP));
  });

  it.each<[string, GivenTables]>([
    ['a new good between two others', { goods: ['film', 'new', 'camp'].map((id) => buildKeptValue(id)) }],
    ['a new good before all others', { goods: ['new', 'film', 'camp'].map((id) => buildKeptValue(id)) }],
    ['goods in another order', { goods: ['text', 'film'].map((id) => buildKeptValue(id)) }],
    ['tags in another order', { tags: TABLES.tags.toReversed() }],
    ['a new tag before the others', { tags: [{ id: 'new', title: 'New' }, ...TABLES.tags] }],
    [
      'D87: two terms that start on one day',
      { terms: [termLine('camp', 'evening'), termLine('camp', 'daytime')] },
    ],
    [
      'D87: a later term before an earlier one',
      { terms: [termLine('camp', 'b', { start: '2026-12-05T00:00:00+08:00' }), termLine('camp', 'a')] },
    ],
    [
      'a lesson twice in its course',
      {
        outline: [
          lessonLine('camp', 'x', { resource_id: 'rain', type: 2, media: '/rain.mp3' }),
          lessonLine('camp', 'y', { resource_id: 'rain' }),
        ],
      },
    ],
    [
      'a lesson of two courses, made by the one that stands second',
      {
        goods: [buildKeptValue('camp'), goodsLine('new')],
        outline: [
          lessonLine('camp', 'x', { resource_id: 'start' }),
          lessonLine('new', 'y', { resource_id: 'start', type: 2, media: '/other.mp3' }),
        ],
      },
    ],
    ['a teacher of another name', { teachers: [{ id: 'tom', name: 'Tom R.' }] }],
    [
      'members until a moment',
      { members: [{ goods_id: 'film', phone: '138-0000-0001', until: '2027-01-01T00:00Z' }] },
    ],
  ])('after %s: nothing changes', (_, tables) => {
    expect(planImport(tables, shopAfter(tables, SHOP))).toMatchObject(nothing);
  });
});

describe('ADR-300: an import into a shop that sells already', () => {
  it('names what is new and what is another than before, and counts the rest', () => {
    const input: GivenTables = {
      tags: [
        { id: 'writing', title: 'To write' },
        { id: 'slow', title: '慢' },
        { id: 'quick', title: 'Quick' },
      ],
      teachers: [
        { id: 'mei', name: '梅', title: 'Editor' },
        { id: 'tom', name: 'Tom' },
        { id: 'ana', name: 'Ana' },
      ],
      goods: [
        { ...buildKeptValue('film'), price: 1 },
        buildKeptValue('camp'),
        buildKeptValue('text'),
        goodsLine('new'),
      ],
      coupons: [couponLine('spring', { amount: 5 }), couponLine('autumn'), couponLine('winter')],
      members: [
        { goods_id: 'film', phone: '13800000001', until: '2027-01-01T00:00:00+08:00' },
        { goods_id: 'text', phone: '13800000001' },
      ],
    };
    expect(buildChangedValue(input)).toEqual({
      changes: [
        'changed tags writing',
        'added tags quick',
        'changed teachers mei',
        'added teachers ana',
        'changed goods film',
        'added goods new',
        'changed coupons spring',
        'added coupons winter',
        'changed members film 13800000001',
        'added members text 13800000001',
      ],
      order: undefined,
      // A tag, a teacher, two goods and a coupon.
      unchangedCount: 5,
    });
    const plan = planImport(input, SHOP);
    expect(plan.bundles.map(({ bundle, before }) => [bundle.good.row.id, before?.good.row.price])).toEqual([
      ['film', 9900],
      ['new', undefined],
    ]);
    expect(plan.teachers.map(({ id }) => id)).toEqual(['mei', 'ana']);
    expect(plan.coupons.map(({ id, position }) => [id, position])).toEqual([
      ['spring', 1],
      ['winter', 3],
    ]);
    expect(plan.members.map(({ goodsId }) => goodsId)).toEqual(['film', 'text']);
  });

  it('tags are written with their places all together, or not at all', () => {
    const buildNamedItems = (title: string) => [{ id: 'writing', title }, ...TABLES.tags.slice(1)];
    expect(planImport({ tags: TABLES.tags.slice(1) }, SHOP).tags).toEqual([]);
    expect(planImport({ tags: buildNamedItems('To write') }, SHOP).tags).toEqual([
      { row: { id: 'writing', title: 'To write' }, position: 0 },
      { row: { id: 'slow', title: '慢' }, position: 1 },
    ]);
    const turnedPlan = planImport({ tags: TABLES.tags.toReversed() }, SHOP);
    expect(turnedPlan.tags.map(({ row }) => row.id)).toEqual(['slow', 'writing']);
    expect(turnedPlan.changes).toEqual([]);
  });

  it('a good that is there keeps its place; a new one stands after all others, where its row does too', () => {
    const { bundles, order } = planImport({ goods: [goodsLine('new'), goodsLine('last')] }, SHOP);
    expect(bundles.map(({ bundle }) => bundle.good.row.position)).toEqual([4, 5]);
    expect(order).toBeUndefined();
    const film = { ...buildKeptValue('film'), price: 1 };
    expect(planImport({ goods: [film] }, SHOP).bundles[0]?.bundle.good.row.position).toBe(1);
  });

  it.each<[string[], string[] | undefined]>([
    [['film', 'camp', 'text'], undefined],
    [['film', 'text'], undefined],
    [
      ['text', 'film'],
      ['text', 'film'],
    ],
    [['text', 'new'], undefined],
    [
      ['new', 'text'],
      ['new', 'text'],
    ],
  ])('goods in the order %j are arranged as %j', (ids, order) => {
    expect(planImport({ goods: ids.map(buildKeptValue) }, SHOP).order).toEqual(order);
  });

  it('what a table leaves out of a good that another names stays', () => {
    const before = after({});
    expect(after({ goods: [{ ...buildKeptValue('camp'), price: 1 }] })).toEqual({
      ...before,
      goods: before.goods.map((line) => (line.id === 'camp' ? { ...line, price: 1 } : line)),
    });
  });

  it('a course that is named brings its whole outline, its terms and its variants', () => {
    const before = after({});
    const tables = { outline: [], terms: [], skus: [] };
    expect(after(tables)).toEqual(before);
    const goods = [buildKeptValue('film'), buildKeptValue('camp')];
    expect(after({ ...tables, goods })).toMatchObject({ outline: [], terms: [], skus: [] });
    expect(after({ goods, outline: [] })).toMatchObject({ outline: [], terms: ['winter'], skus: ['a', 'b'] });
    expect(after({ goods, terms: [] })).toMatchObject({
      outline: before.outline,
      terms: [],
      skus: ['a', 'b'],
    });
    expect(after({ goods, skus: [] })).toMatchObject({
      outline: before.outline,
      terms: ['winter'],
      skus: [],
    });
  });

  it.each<[string, GivenTables, object]>([
    [
      'outline',
      { outline: [lessonLine('camp', 'b', { type: 1 }), lessonLine('camp', 'a', { type: 1 })] },
      { outline: ['b', 'a'] },
    ],
    ['terms', { terms: [termLine('camp', 'a'), termLine('camp', 'b')] }, { terms: ['a', 'b'] }],
    ['variants', { skus: [skuLine('film', 'c'), skuLine('text', 'd')] }, { skus: ['c', 'd'] }],
  ])('rows of %s alone change their good in nothing else', (_, input, rows) => {
    expect(after(input)).toEqual({ ...after({}), ...rows });
  });

  it('a table takes nothing from a good that another table names', () => {
    const before = after({});
    const none = { outline: [], terms: [], skus: [] };
    const skus = [...before.skus, 'c'];
    expect(after({ ...none, terms: [termLine('camp', 'spring')] })).toEqual({ ...before, terms: ['spring'] });
    expect(after({ ...none, skus: [skuLine('camp', 'c')] })).toEqual({ ...before, skus });
    expect(after({ ...none, outline: [lessonLine('camp', 'x', { type: 1 })] })).toEqual({
      ...before,
      outline: ['x'],
    });
  });

  it('nor does an empty table of variants from one whose terms are written', () => {
    const shop = shopAfter({ skus: [skuLine('camp', 'c')] }, SHOP);
    const input = { terms: [termLine('camp', 'spring')], skus: [] };
    expect(planImport(input, shop).bundles[0]?.bundle.skus.map(({ id }) => id)).toEqual(['c']);
  });

  it('rows of a good that is nowhere make none', () => {
    expect(planImport({ terms: [termLine('nowhere', 'a')] }, SHOP).bundles).toEqual([]);
  });
});

describe('a teacher of another name', () => {
  const rename = (input: GivenTables = {}, shop = SHOP) =>
    planImport({ ...input, teachers: [{ id: 'tom', name: 'Thomas' }] }, shop);

  it('is named so by all goods they teach first', () => {
    const { bundles, changes } = rename();
    expect(bundles.map(({ bundle: { good } }) => [good.row.id, good.row.teacher])).toEqual([
      ['camp', 'Thomas'],
      ['text', 'Thomas'],
    ]);
    expect(changes.map(({ id }) => id)).toEqual(['tom', 'camp', 'text']);
    // Their lessons say it too.
    expect(bundles[0]?.bundle.lessons.map(({ row }) => row.teacher)).toEqual(['Thomas']);
  });

  it('changes no good that has words of its own for who teaches it, or another who does first', () => {
    const shop = shopAfter(
      {
        goods: [
          { ...buildKeptValue('camp'), teacher: 'Guests' },
          { ...buildKeptValue('text'), teachers: ['mei', 'tom'] },
        ],
      },
      SHOP,
    );
    expect(rename({}, shop).bundles).toEqual([]);
    expect(rename({ goods: tablesOf(shop).goods }, shop).bundles).toEqual([]);
  });

  it('of whom only something else changes leaves goods as they were', () => {
    const input = { teachers: [{ id: 'tom', name: 'Tom', title: 'Editor' }] };
    expect(buildChangedValue(input)).toEqual({
      changes: ['changed teachers tom'],
      order: undefined,
      unchangedCount: 0,
    });
  });

  it('who is new is named by the goods that come along', () => {
    const input = {
      teachers: [{ id: 'ana', name: 'Ana' }],
      goods: [goodsLine('new', { teachers: ['ana', 'mei'] })],
    };
    expect(planImport(input, SHOP).bundles[0]?.bundle.good.row.teacher).toBe('Ana');
  });
});
