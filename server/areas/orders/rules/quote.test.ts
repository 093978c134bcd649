/** What a good costs the person who asks: the members' price is taken where it is the lower one (D70, D73). */
import { describe, expect, it } from 'vitest';
import { priceOf } from './quote.ts';

describe('the price of a variant', () => {
  it('D70: is its own where no price for members is set, with what it cost before struck through', () => {
    expect(priceOf({ price: 9900, line_price: 12900 }, undefined)).toEqual({ price: 9900, linePrice: 12900 });
  });

  it('D73: a super member pays the lower one, and sees what others pay struck through', () => {
    expect(priceOf({ price: 9900, line_price: 12900 }, 4900)).toEqual({ price: 4900, linePrice: 9900 });
    expect(priceOf({ price: 9900, line_price: 0 }, 0)).toEqual({ price: 0, linePrice: 9900 });
  });

  it.each([
    ['the same', 9900],
    ['more', 10_000],
  ])('D73: a members’ price that is %s changes nothing, as in a sale below it', (_what, svipPrice) => {
    expect(priceOf({ price: 9900, line_price: 12900 }, svipPrice)).toEqual({ price: 9900, linePrice: 12900 });
  });
});
