/** A whole shop as its tables, and what of it is sold by itself (ADR-300). */
import { describe, expect, it } from 'vitest';
import type { GoodsTables } from '#schemas/goods-table/tables.ts';
import {
  couponLine,
  goodsLine,
  lessonLine,
  NEW_SHOP,
  shopAfter,
  skuLine,
  termLine,
  withSold,
} from '../../../../tests/support/goods-transfer-samples.ts';
import { bundlesOf, isLesson, tablesOf, type ShopGoods } from './shop-goods.ts';

const RAIN = lessonLine('one', 'l1', { resource_id: 'rain', type: 2, media: '/rain.mp3' });
const TABLES: GoodsTables = {
  tags: [{ id: 'slow', title: '慢' }],
  teachers: [{ id: 'mei', name: '梅' }],
  goods: [
    goodsLine('one', { teachers: ['mei'], password_hash: '$argon2id$' }),
    goodsLine('two', { type: 25 }),
    goodsLine('film', { type: 3, media: '/film.mp4' }),
  ],
  outline: [
    RAIN,
    lessonLine('two', 'l1', { resource_id: 'rain' }),
    lessonLine('two', 'l2', { resource_id: 'film' }),
    // Named like a lesson, and none.
    { goods_id: 'two', id: 'snow', kind: 'chapter', title: 'snow' },
    lessonLine('two', 'l3', { resource_id: 'snow', type: 1, text: 'Snow' }),
  ],
  terms: [termLine('two', 'winter')],
  skus: [skuLine('film', 'a')],
  coupons: [couponLine('spring')],
  members: [{ goods_id: 'film', phone: '13800000001' }],
};
const SHOP = shopAfter(TABLES);

describe('ADR-300: what a shop sells', () => {
  it('is each good but the lessons that only courses open', () => {
    expect(bundlesOf(SHOP).map(({ good }) => good.row.id)).toEqual(['one', 'two', 'film']);
    expect(isLesson(SHOP.assortment, 'rain')).toBe(true);
    expect(isLesson(SHOP.assortment, 'film')).toBe(false);
    expect(isLesson(SHOP.assortment, 'nothing')).toBe(false);
  });

  it('a lesson stands with the first course that holds it, a good sold alone with none', () => {
    expect(bundlesOf(SHOP).map(({ lessons }) => lessons.map(({ row }) => row.id))).toEqual([
      ['rain'],
      ['snow'],
      [],
    ]);
  });

  it('a chapter that bears the id of a lesson holds none', () => {
    const nodes = [...SHOP.assortment.nodes].map(
      ([id, rows]) => [id, rows.map((node) => ({ ...node, kind: 'chapter' as const }))] as const,
    );
    const shop = { ...SHOP, assortment: { ...SHOP.assortment, nodes: new Map(nodes) } };
    expect(bundlesOf(shop).flatMap(({ lessons }) => lessons)).toEqual([]);
  });

  it('what the shop counts of a variant is in no table', () => {
    const [, , film] = bundlesOf(withSold(SHOP, { heldCount: 1, soldCount: 2 }));
    expect(film?.skus).toStrictEqual([
      { id: 'a', name: 'a', price: 9900, line_price: 0, stock: undefined, period_days: undefined },
    ]);
  });

  it('a good of which the shop keeps nothing but its row is ordinary', () => {
    const { goods } = shopAfter({ goods: [goodsLine('bare')] }).assortment;
    const shop: ShopGoods = { ...NEW_SHOP, assortment: { ...NEW_SHOP.assortment, goods } };
    expect(tablesOf(shop)).toStrictEqual({ ...tablesOf(NEW_SHOP), goods: [goodsLine('bare')] });
  });
});

it('ADR-300: the tables of a shop are all that its merchant wrote', () => {
  expect(tablesOf(SHOP)).toStrictEqual(TABLES);
});
