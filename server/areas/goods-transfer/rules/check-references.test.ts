/** What rows say of each other and of the shop, and what is told where it cannot be (ADR-300). */
import { describe, expect, it } from 'vitest';
import type { GoodsLine } from '#schemas/goods-table/tables.ts';
import {
  couponLine,
  fault,
  goodsLine,
  inShort,
  lessonLine,
  NEW_SHOP,
  shopAfter,
  skuLine,
  termLine,
  withSold,
} from '../../../../tests/support/goods-transfer-samples.ts';
import { checkReferences } from './check-references.ts';
import { withPlaces, type FitTables } from './check-tables.ts';

const SHOP = shopAfter({
  teachers: [{ id: 'mei', name: '梅' }],
  goods: [goodsLine('course'), goodsLine('film', { type: 3 })],
  outline: [lessonLine('course', 'rain', { type: 2 })],
  skus: [skuLine('film', 'a'), skuLine('film', 'b')],
});
const buildVerdict = (tables: FitTables, shop = SHOP) => checkReferences(tables, shop);
const good = (change: Partial<GoodsLine>) => buildVerdict({ goods: [goodsLine('g', change)] });

describe('ADR-300: rows that name each other', () => {
  it('may name what comes with them, and what is there', () => {
    const tables: FitTables = {
      teachers: [{ id: 'tom', name: 'Tom' }],
      goods: [goodsLine('camp', { type: 25, teachers: ['mei', 'tom'] })],
      outline: [lessonLine('camp', 'a', { resource_id: 'film' }), lessonLine('course', 'b', { type: 1 })],
      terms: [termLine('camp', 't'), termLine('course', 't')],
      skus: [skuLine('camp', 's')],
      coupons: [couponLine('c', { goods_ids: ['camp', 'film'] })],
      members: [
        { goods_id: 'camp', phone: '13800000001' },
        { goods_id: 'film', phone: '13800000001' },
      ],
    };
    expect(buildVerdict(tables)).toEqual([]);
    expect(buildVerdict({})).toEqual([]);
  });

  it('a row that is not fit by itself is passed over, and the others keep their places', () => {
    expect(withPlaces(['a', undefined, 'b'])).toEqual([
      ['a', 0],
      ['b', 2],
    ]);
    expect(withPlaces(undefined)).toEqual([]);
    expect(inShort(buildVerdict({ goods: [undefined, goodsLine('g', { teachers: ['nobody'] })] }))).toEqual([
      'goods 1/teachers/0 unknown-id',
    ]);
  });

  it('an id stands once in each table that gives one', () => {
    const twice = <Row>(row: Row) => [row, row];
    const tables: FitTables = {
      tags: twice({ id: 'slow', title: '慢' }),
      teachers: twice({ id: 'tom', name: 'Tom' }),
      goods: twice(goodsLine('g')),
      outline: twice(lessonLine('g', 'l', { resource_id: 'film' })),
      terms: twice(termLine('g', 't')),
      skus: twice(skuLine('g', 's')),
      coupons: twice(couponLine('c')),
    };
    expect(inShort(buildVerdict(tables))).toEqual(
      Object.keys(tables).map((table) => `${table} 1/id duplicate-id`),
    );
  });
});

describe('ADR-300: a good', () => {
  it('bears no id of a lesson', () => {
    expect(buildVerdict({ goods: [goodsLine('rain', { type: 2 })] })).toEqual(
      fault(
        ['goods', 0, '/id'],
        'is-a-lesson',
        ['rain 是某门课程的课时', '换一个编号'],
        ['rain is a lesson of a course', 'Give this good another id'],
      ),
    );
    expect(inShort(buildVerdict({ goods: [goodsLine('rain', { type: 3 })] }))).toEqual([
      'goods 0/id is-a-lesson',
    ]);
  });

  it('stays of the type it has', () => {
    expect(buildVerdict({ goods: [goodsLine('film', { type: 2 })] })).toEqual(
      fault(
        ['goods', 0, '/type'],
        'type-changed',
        ['film 的类型是 3，不能改变', '写回原来的类型，或换一个编号'],
        ['film is of type 3, which cannot change', 'Write its own type, or give this good another id'],
      ),
    );
    expect(buildVerdict({ goods: [goodsLine('film', { type: 3 })] })).toEqual([]);
  });

  it('is taught by who is there', () => {
    expect(good({ teachers: ['mei', 'nobody'] })).toEqual(
      fault(
        ['goods', 0, '/teachers/1'],
        'unknown-id',
        ['没有编号为 nobody 的老师', '写已有的编号，或补上这个老师'],
        ['There is no teacher nobody', 'Name one that is there, or add this teacher'],
      ),
    );
  });

  it('is designated for phones, groups and departments', () => {
    expect(good({ designated: ['13800000001', '44-7700900123', 'group:12', 'department:/12'] })).toEqual([]);
    expect(good({ designated: ['13800000001', 'team:12'] })).toEqual(
      fault(
        ['goods', 0, '/designated/1'],
        'phone',
        ['“team:12”不是手机号', '写手机号、group:分组编号 或 department:部门路径'],
        ['"team:12" is no phone', 'Write a phone, group:<id> or department:<path>'],
      ),
    );
  });

  it('has one password', () => {
    expect(good({ password: 'bookclub7' })).toEqual([]);
    expect(good({ password_hash: '$argon2id$' })).toEqual([]);
    expect(good({ password: 'bookclub7', password_hash: '$argon2id$' })).toEqual(
      fault(
        ['goods', 0, '/password'],
        'two-passwords',
        ['password 与 password_hash 只能有一个', '新密码写 password，并删去 password_hash'],
        [
          'It has both password and password_hash',
          'For a new password write password and take password_hash out',
        ],
      ),
    );
  });

  it('tells all that is wrong with it at once', () => {
    const line = goodsLine('film', {
      type: 50,
      media: '/film.mp4',
      teachers: ['nobody'],
      designated: ['12'],
      password: 'bookclub7',
      password_hash: '$argon2id$',
    });
    expect(inShort(buildVerdict({ goods: [line] }))).toEqual([
      'goods 0/media not-of-this-type',
      'goods 0/type type-changed',
      'goods 0/teachers/0 unknown-id',
      'goods 0/designated/0 phone',
      'goods 0/password two-passwords',
    ]);
  });
});

describe('ADR-300: a variant', () => {
  const BOUGHT = withSold(SHOP, { heldCount: 1, soldCount: 2 });
  const goods = [goodsLine('film', { type: 3 })];
  const buildGoneValue = (id: string) =>
    fault(
      ['skus', -1, ''],
      'sku-sold',
      [`film 的规格 ${id} 已被购买，不能删去`, '保留这一行，库存写成 3 即停售'],
      [`The variant ${id} of film has been bought and cannot go`, 'Keep its row; a stock of 3 ends its sale'],
    );

  it('is of a good that is there', () => {
    expect(buildVerdict({ skus: [skuLine('nothing', 'a')] })).toEqual(
      fault(
        ['skus', 0, '/goods_id'],
        'unknown-id',
        ['没有编号为 nothing 的商品', '写已有的编号，或补上这个商品'],
        ['There is no good nothing', 'Name one that is there, or add this good'],
      ),
    );
  });

  it('D70: has no fewer pieces than are sold and held', () => {
    const stock = (count: number | undefined) =>
      buildVerdict(
        {
          skus: [skuLine('film', 'a', count === undefined ? {} : { stock: count }), skuLine('film', 'b')],
        },
        BOUGHT,
      );
    expect(stock(2)).toEqual(
      fault(
        ['skus', 0, '/stock'],
        'too-few',
        ['已售出或占用 3 件', '库存不少于 3'],
        ['3 are sold or held already', 'Write 3 or more'],
      ),
    );
    expect(stock(3)).toEqual([]);
    expect(stock(undefined)).toEqual([]);
  });

  it('D70: that is new may have none', () => {
    const skus = [skuLine('film', 'a'), skuLine('film', 'b'), skuLine('film', 'c', { stock: 0 })];
    expect(buildVerdict({ skus }, BOUGHT)).toEqual([]);
    expect(buildVerdict({ skus: [skuLine('course', 'a', { stock: 0 })] }, BOUGHT)).toEqual([]);
  });

  it('D70: that was bought does not go with a row that is left out', () => {
    expect(buildVerdict({ skus: [skuLine('film', 'a')] }, BOUGHT)).toEqual(buildGoneValue('b'));
    expect(buildVerdict({ goods, skus: [] }, BOUGHT)).toEqual([
      ...buildGoneValue('a'),
      ...buildGoneValue('b'),
    ]);
  });

  it.each([
    { heldCount: 1, soldCount: 0 },
    { heldCount: 0, soldCount: 1 },
  ])('D70: is bought with %j', (outcome) => {
    expect(inShort(buildVerdict({ skus: [skuLine('film', 'a')] }, withSold(SHOP, outcome)))).toEqual([
      'skus -1 sku-sold',
    ]);
  });

  it('D70: that nobody bought goes; without a table, or a row of its good, all stay', () => {
    expect(buildVerdict({ skus: [skuLine('film', 'a')] })).toEqual([]);
    expect(buildVerdict({ goods }, BOUGHT)).toEqual([]);
    expect(buildVerdict({ skus: [skuLine('course', 'a')] }, BOUGHT)).toEqual([]);
  });
});

describe('ADR-300: a coupon', () => {
  it('is for goods that are there', () => {
    expect(
      buildVerdict({ coupons: [couponLine('a'), couponLine('b', { goods_ids: ['film', 'rain'] })] }),
    ).toEqual(
      fault(
        ['coupons', 1, '/goods_ids/1'],
        'unknown-id',
        ['没有编号为 rain 的商品', '写已有的编号，或补上这个商品'],
        ['There is no good rain', 'Name one that is there, or add this good'],
      ),
    );
  });

  it.each([
    ['2026-01-01T00:00:00+08:00', ['coupons 0/end ends-before']],
    ['2025-12-31T00:00:00+08:00', ['coupons 0/end ends-before']],
    ['2025-12-31T16:00:01Z', []],
  ])('from the first of January to %s: %j', (end, faults) => {
    expect(inShort(buildVerdict({ coupons: [couponLine('c', { end })] }))).toEqual(faults);
  });
});

it('ADR-300 and ADR-301: a lesson has no members and no terms of its own', () => {
  const rows: FitTables = {
    terms: [termLine('rain', 't')],
    members: [{ goods_id: 'rain', phone: '13800000001' }],
  };
  expect(inShort(buildVerdict(rows))).toEqual([
    'terms 0/goods_id unknown-id',
    'members 0/goods_id unknown-id',
  ]);
  expect(inShort(buildVerdict({ terms: [termLine('course', 't')] }, NEW_SHOP))).toEqual([
    'terms 0/goods_id unknown-id',
  ]);
});
