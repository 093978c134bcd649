/** The sale of a good at a moment: facts decide, and what its merchant set follows them (M234, D68, D127). */
import { describe, expect, it } from 'vitest';
import { sampleGoods } from '../../../../tests/support/catalogue-samples.ts';
import { payStateOf } from './sale.ts';

const NOW = 1_800_000_000;
const FREE = 0;
const ON_SALE = 1;
const PAUSED = 2;
const TO_COME = 3;
const SOLD_OUT = 4;

type Sale = Parameters<typeof payStateOf>[1];
const sale = (saleStartTs: number, isSoldOut = false, prices: readonly number[] = []): Sale => ({
  saleStartTs,
  isSoldOut,
  variants: prices.map((price) => ({ price, line_price: 0 })),
});

describe('the sale of a good', () => {
  it.each<[string, number, Sale, number]>([
    ['one nobody said anything of is on sale', ON_SALE, undefined, ON_SALE],
    ['one that is to come and has no day waits', TO_COME, undefined, TO_COME],
    ['one with a day waits for it', TO_COME, sale(NOW + 1), TO_COME],
    ['and begins in that second', TO_COME, sale(NOW), ON_SALE],
    ['one whose variants are gone is sold out', ON_SALE, sale(0, true), SOLD_OUT],
    ['one that begins with none left is sold out', TO_COME, sale(NOW, true), SOLD_OUT],
    ['one that has not begun says so first', TO_COME, sale(NOW + 1, true), TO_COME],
    ['a paused one stays paused', PAUSED, sale(NOW - 1, true), PAUSED],
  ])('M234, D68: %s', (_what, state, facts, toldValue) => {
    expect(payStateOf(sampleGoods({ pay_state: state }), facts, NOW)).toBe(toldValue);
  });

  it.each<[string, number, number, Sale, number]>([
    ['a day to come holds the sale of what is set on sale', 9900, ON_SALE, sale(NOW + 1), TO_COME],
    ['a day to come holds what is free', 0, FREE, sale(NOW + 1), TO_COME],
    ['a paused one stays paused before its day', 9900, PAUSED, sale(NOW + 1), PAUSED],
    ['what has a price is not free', 9900, FREE, undefined, ON_SALE],
    ['what has a variant with a price is not free', 0, FREE, sale(0, false, [0, 1]), ON_SALE],
    ['what costs nothing is free', 0, ON_SALE, undefined, FREE],
    ['what costs nothing and has begun is free', 0, TO_COME, sale(NOW), FREE],
    ['seats that cost nothing are counted', 0, ON_SALE, sale(0, true, [0]), SOLD_OUT],
    ['what is given away is never sold out', 0, FREE, sale(0, true, [0]), FREE],
  ])('D127: %s', (_what, price, pay_state, facts, toldValue) => {
    expect(payStateOf(sampleGoods({ price, pay_state }), facts, NOW)).toBe(toldValue);
  });

  it('D125: what a promotion gives away for a time is sold again once it is over', () => {
    const promotedGoods = sampleGoods({ price: 0, line_price: 9900, pay_state: FREE, marketing_type: 8 });
    expect(payStateOf({ ...promotedGoods, marketing_end_ts: NOW + 1 }, undefined, NOW)).toBe(FREE);
    expect(payStateOf({ ...promotedGoods, marketing_end_ts: NOW }, undefined, NOW)).toBe(ON_SALE);
  });
});
