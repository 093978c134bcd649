/** The variants of a good at what they cost now, and how many of each are left (D70, D77, requirement 35). */
import { describe, expect, it } from 'vitest';
import { sampleGoods, sampleSku } from '../../../../tests/support/catalogue-samples.ts';
import { leftOf, presentSku, skusAt } from './skus.ts';

const NOW = 1_800_000_000;
const DISCOUNT = { marketing_type: 3, price: 6900, line_price: 9900 };
const rows = [
  sampleSku({ id: 'year', price: 9900, line_price: 12_900 }),
  sampleSku({ id: 'month', price: 1900 }),
];
const costs = (goods: Parameters<typeof skusAt>[0], of = rows, now = NOW) =>
  skusAt(goods, of, now).map(({ id, price, line_price }) => [id, price, line_price]);

describe('the variants of a good', () => {
  it('D70: a good without rows is one variant: itself, in any number and without an end', () => {
    const [only, ...others] = skusAt(sampleGoods({ price: 9900, line_price: 12_900 }), [], NOW);
    expect(only).toMatchObject({ price: 9900, line_price: 12_900, name: { en: 'A small book' } });
    if (only === undefined) throw new Error('nothing to buy');
    expect(only.id).not.toBe('');
    expect(presentSku(only, 'en')).toMatchObject({ left: -1, period_days: 0 });
    expect(others).toEqual([]);
  });

  it('D77: a discount that is over costs such a good what it did before', () => {
    const goods = sampleGoods({ ...DISCOUNT, marketing_end_ts: NOW });
    expect(costs(goods, [], NOW - 1)).toEqual([['default', 6900, 9900]]);
    expect(costs(goods, [], NOW)).toEqual([['default', 9900, 0]]);
  });

  it('D70: variants cost what their rows say while no promotion runs', () => {
    const own = [
      ['year', 9900, 12_900],
      ['month', 1900, 0],
    ];
    expect(costs(sampleGoods())).toEqual(own);
    expect(costs(sampleGoods({ line_price: 12_900 }))).toEqual(own);
    expect(costs(sampleGoods({ marketing_type: 3, price: 9900, line_price: 0 }))).toEqual(own);
  });

  it('D125: a promotion charges the price of each variant and strikes its line_price; after it the higher one is charged', () => {
    expect(costs(sampleGoods({ ...DISCOUNT, marketing_end_ts: NOW + 1 }))).toEqual([
      ['year', 9900, 12_900],
      ['month', 1900, 0],
    ]);
    expect(costs(sampleGoods({ ...DISCOUNT, marketing_end_ts: NOW }))).toEqual([
      ['year', 12_900, 0],
      ['month', 1900, 0],
    ]);
  });
});

describe('what is left of a variant', () => {
  it.each([
    ['any number', { stock: undefined, held: 3, sold: 5 }, undefined],
    ['what is neither held nor sold', { stock: 10, held: 3, sold: 5 }, 2],
    ['nothing once all are held', { stock: 8, held: 3, sold: 5 }, 0],
    ['nothing where the merchant has fewer than were sold', { stock: 4, held: 0, sold: 5 }, 0],
  ])('R35: %s', (_what, stock, left) => {
    expect(leftOf(stock)).toBe(left);
  });

  it('D70: a variant comes in the viewer’s language, with the days it lasts', () => {
    const row = sampleSku({ price: 9900, line_price: 12_900, stock: 10, sold: 1, period_days: 365 });
    expect(presentSku(row, 'en')).toEqual({
      id: 'sku_1',
      name: 'One year',
      price: 9900,
      line_price: 12_900,
      left: 9,
      period_days: 365,
    });
    expect(presentSku(row, 'cn').name).toBe('一年');
  });

  it('M237: nothing that is not dearer is struck through', () => {
    expect(costs(sampleGoods(), [sampleSku({ price: 9900, line_price: 9900 })])).toEqual([
      ['sku_1', 9900, 0],
    ]);
    expect(costs(sampleGoods(), [sampleSku({ price: 9900, line_price: 100 })])).toEqual([['sku_1', 9900, 0]]);
  });
});
