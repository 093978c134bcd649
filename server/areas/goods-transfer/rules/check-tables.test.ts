/** Rows judged by themselves: each fault at its place, with what may stand there (ADR-300). */
import { describe, expect, it } from 'vitest';
import {
  couponLine,
  fault,
  goodsLine,
  inShort,
  lessonLine,
  skuLine,
  termLine,
} from '../../../../tests/support/goods-transfer-samples.ts';
import { checkTables } from './check-tables.ts';

const FIT = {
  tags: [{ id: 'slow', title: '慢' }],
  teachers: [{ id: 'mei', name: '梅' }],
  goods: [goodsLine('g')],
  outline: [lessonLine('g', 'l')],
  terms: [termLine('g', 't')],
  skus: [skuLine('g', 's')],
  coupons: [couponLine('c')],
  members: [{ goods_id: 'g', phone: '13800000001' }],
};
const faultsOf = (input: Readonly<Record<string, unknown>>) => checkTables(input).faults;

describe('ADR-300: rows that are fit', () => {
  it('are taken as they are, table by table', () => {
    expect(checkTables(FIT)).toEqual({ tables: FIT, faults: [] });
  });

  it('a table that is absent stays absent; one without rows is there', () => {
    const { tables } = checkTables({ goods: [], skus: undefined });
    expect([tables.goods, tables.skus, tables.outline]).toEqual([[], undefined, undefined]);
  });

  it('keep their places among those that are not', () => {
    const { tables, faults } = checkTables({ goods: [goodsLine('a'), {}, goodsLine('b')] });
    expect(tables.goods).toEqual([goodsLine('a'), undefined, goodsLine('b')]);
    expect(new Set(faults.map(({ row }) => row))).toEqual(new Set([1]));
  });
});

describe('ADR-300: rows that are not fit', () => {
  it('reports each fault with its row and field, in the order of the tables', () => {
    const brokenValue = Object.fromEntries(
      Object.entries(FIT)
        .toReversed()
        .map(([table, rows]) => [table, [...rows, { ...rows[0], nothing: 1 }]]),
    );
    expect(inShort(faultsOf(brokenValue))).toEqual(
      Object.keys(FIT).map((table) => `${table} 1/nothing additionalProperties`),
    );
  });

  it('reports every fault of a row at once', () => {
    const line = { ...goodsLine('a b'), price: 19.9, title: undefined };
    expect(new Set(faultsOf({ goods: [line] }).map(({ pointer }) => pointer))).toEqual(
      new Set(['', '/id', '/price']),
    );
  });

  it('what may stand in a field is said in both languages, as its table says it', () => {
    expect(faultsOf({ goods: [{ ...goodsLine('g'), price: -1 }] })).toMatchObject([
      {
        pointer: '/price',
        hint: { cn: '以分为单位的整数：199 元写成 19900', en: 'Write whole fen: 199 yuan is 19900' },
      },
    ]);
    // Of the field, where only one of its entries is wrong.
    expect(faultsOf({ goods: [{ ...goodsLine('g'), tags: ['ok', 'a b'] }] })).toMatchObject([
      { pointer: '/tags/1', hint: { cn: '标签编号的列表', en: 'Write ids of tags' } },
    ]);
    const term = { ...termLine('g', 't'), opens_at: '8' };
    expect(faultsOf({ terms: [term] })).toMatchObject([
      { pointer: '/opens_at', hint: { cn: '写成 08:00', en: 'Write it like 08:00' } },
    ]);
  });

  it('of a field that lacks or is unknown its name is said', () => {
    const [lacking] = faultsOf({ members: [{ goods_id: 'g' }] });
    expect(lacking).toMatchObject({ pointer: '', rule: 'required' });
    expect(lacking?.hint.en).toContain('phone');
    const [unknown] = faultsOf({ goods: [{ ...goodsLine('g'), pricee: 1 }] });
    expect(unknown).toMatchObject({ pointer: '/pricee', rule: 'additionalProperties' });
    expect(unknown?.hint.en).toContain('price');
  });

  it('a row that is no row is one fault', () => {
    expect(inShort(faultsOf({ tags: ['slow', ...FIT.tags] }))).toEqual(['tags 0 type']);
  });
});

describe('ADR-300: a table that is none', () => {
  it.each([{}, 'goods', null, 7])('%j is no list', (goods) => {
    expect(checkTables({ goods })).toEqual({
      tables: { goods: [] },
      faults: fault(
        ['goods', -1, ''],
        'not-a-list',
        ['应为一个列表', '以 [ 开始，以 ] 结束'],
        ['This is no list', 'Start with [ and end with ]'],
      ),
    });
  });

  it('has at most 20,000 rows', () => {
    const rows = (count: number) => Array.from({ length: count }, () => ({ id: 'slow', title: '慢' }));
    expect(checkTables({ tags: rows(20_001) })).toEqual({
      tables: { tags: [] },
      faults: fault(
        ['tags', -1, ''],
        'max-rows',
        ['共 20001 行', '分成不超过 20000 行的文件'],
        ['There are 20001 rows', 'Split it: at most 20000 at a time'],
      ),
    });
    expect(faultsOf({ tags: rows(20_000) })).toEqual([]);
  });
});
