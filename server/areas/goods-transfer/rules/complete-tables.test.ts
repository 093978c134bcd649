/** Tables are changes: rows are completed by what the shop has, lists by the rows a file leaves out (D127). */
import { describe, expect, it } from 'vitest';
import { TABLE_NAMES, type GoodsTables } from '#schemas/goods-table/tables.ts';
import {
  chapterLine,
  goodsLine,
  lessonLine,
  skuLine,
} from '../../../../tests/support/goods-transfer-samples.ts';
import { completeTables } from './complete-tables.ts';

const SHOP: GoodsTables = {
  tags: [],
  teachers: [],
  goods: [goodsLine('course', { title: { cn: '课', en: 'Course' }, summary: 'Slow', password_hash: 'kept' })],
  outline: [
    chapterLine('course', 'one'),
    lessonLine('course', 'a', { parent_id: 'one', type: 1, text: 'A' }),
    lessonLine('course', 'b', { parent_id: 'one', type: 1 }),
    chapterLine('course', 'two'),
    lessonLine('course', 'c', { parent_id: 'two', type: 1 }),
  ],
  terms: [],
  skus: [skuLine('course', 'x')],
  coupons: [],
  members: [{ goods_id: 'course', phone: '13800000001', until: '2030-01-01T00:00:00+08:00' }],
};

const complete = (input: Record<string, unknown>, isWhole = false) =>
  completeTables(input, SHOP, new Set(isWhole ? TABLE_NAMES : []));
const rows = (input: Record<string, unknown>, table: string, isWhole = false): Record<string, unknown>[] => {
  const match: unknown = complete(input, isWhole).tables[table];
  return Array.isArray(match) ? match.map((row: object) => ({ ...row })) : [];
};
const lessons = (inputs: readonly object[], isWhole = false) =>
  rows({ outline: inputs }, 'outline', isWhole).map(({ id }) => id);

describe('a row', () => {
  it('keeps what it does not write, and empties what is null', () => {
    expect(rows({ goods: [{ id: 'course', price: 1, summary: null }] }, 'goods')).toEqual([
      { ...SHOP.goods[0], price: 1, summary: undefined },
    ]);
  });

  it.each([
    [{ en: 'New' }, { cn: '课', en: 'New' }],
    [{ cn: null, en: 'New' }, { en: 'New' }],
    ['New', 'New'],
  ])('of a text %j makes %j', (title, expectedText) => {
    expect(rows({ goods: [{ id: 'course', title }] }, 'goods')[0]).toMatchObject({ title: expectedText });
  });

  it('with a password, or none, takes the one that is kept away; with its hash it stays', () => {
    const hash = (row: object) => rows({ goods: [{ id: 'course', ...row }] }, 'goods')[0]?.['password_hash'];
    expect(hash({})).toBe('kept');
    expect(hash({ password: 'new' })).toBeUndefined();
    expect(hash({ password: null })).toBeUndefined();
    expect(hash({ password: null, password_hash: 'kept' })).toBe('kept');
  });

  it('that names another lesson holds nothing of the one before', () => {
    const outline = [{ goods_id: 'course', id: 'a', resource_id: 'film' }];
    expect(rows({ outline }, 'outline')[1]).toEqual({
      goods_id: 'course',
      id: 'a',
      title: 'a',
      parent_id: 'one',
      resource_id: 'film',
    });
  });

  it('of a member is known by the phone, however it is written', () => {
    const members = [{ goods_id: 'course', phone: '+86 138-0000-0001' }];
    expect(rows({ members }, 'members')[0]).toMatchObject({ until: SHOP.members[0]?.until });
  });

  it('that is whole keeps nothing', () => {
    const row = { id: 'course', type: 50, title: 'New', price: 1, cover: null };
    expect(rows({ goods: [row] }, 'goods', true)).toEqual([
      { id: 'course', type: 50, title: 'New', price: 1 },
    ]);
  });

  it('takes words in place of numbers, and reports an unknown word at its place', () => {
    const { tables, faults } = complete({
      goods: [{ id: 'a' }, { id: 'n', type: '课程', marketing_type: 'flash' }],
    });
    expect(tables['goods']).toMatchObject([{ id: 'a' }, { id: 'n', type: 50, marketing_type: 'flash' }]);
    expect(faults).toMatchObject([{ table: 'goods', row: 1, pointer: '/marketing_type', rule: 'enum' }]);
  });
});

describe('a list of a good', () => {
  const lesson = (id: string, parent = 'one') => lessonLine('course', id, { parent_id: parent, type: 1 });

  it('keeps rows the file leaves out, in their order', () => {
    expect(lessons([lesson('b')])).toEqual(['one', 'a', 'b', 'two', 'c']);
    expect(rows({ goods: [{ id: 'course' }], outline: [] }, 'outline')).toHaveLength(5);
    expect(rows({ goods: [{ id: 'course' }], skus: [] }, 'skus')).toEqual(SHOP.skus);
  });

  it('takes a new row after the one before it in the file, or at the end of its chapter, or of all', () => {
    expect(lessons([lesson('a'), lesson('new')])).toEqual(['one', 'a', 'new', 'b', 'two', 'c']);
    expect(lessons([lesson('new')])).toEqual(['one', 'a', 'b', 'new', 'two', 'c']);
    expect(lessons([lesson('c', 'two'), lesson('new')])).toEqual(['one', 'a', 'b', 'new', 'two', 'c']);
    expect(lessons([chapterLine('course', 'three')])).toEqual(['one', 'a', 'b', 'two', 'c', 'three']);
  });

  it('is in the order of a file that names all of it, and whole where the file is', () => {
    const all = [
      chapterLine('course', 'two'),
      lesson('c', 'two'),
      chapterLine('course', 'one'),
      lesson('b'),
      lesson('a'),
    ];
    expect(lessons(all)).toEqual(['two', 'c', 'one', 'b', 'a']);
    expect(lessons([lesson('b')], true)).toEqual(['b']);
  });

  it('knows the place of each row in the file', () => {
    const { placeOf } = complete({ outline: [lesson('new'), lesson('a')] });
    expect([0, 1, 2, 3].map((row) => placeOf('outline', row))).toEqual([-1, 1, -1, 0]);
  });

  it('of a good nobody names stays out', () => {
    expect(rows({ outline: [lessonLine('other', 'z', { type: 1 })] }, 'outline').map(({ id }) => id)).toEqual(
      ['z'],
    );
  });
});

it('what is no list, or no table of ours, is left as it is', () => {
  expect(complete({ goods: 'x', other: [1] }).tables).toEqual({ goods: 'x', other: [1] });
  expect(complete({ goods: [7] }).tables).toEqual({ goods: [7] });
});
