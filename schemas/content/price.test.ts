/** Prices while a promotion runs and after it. */
import { describe, expect, it } from 'vitest';
import { isOfferRunning, offerAt } from './price.ts';

const FLASH = { price: 1900, line_price: 3900, marketing_type: 8, marketing_end_ts: 100 };
const AFTER = { price: 3900, line_price: 0, marketing_type: 0, marketing_end_ts: 0 };

describe('a promotion', () => {
  it('M235: lowers the price until its last second, then the price is the one before', () => {
    expect(offerAt(FLASH, 99)).toBe(FLASH);
    expect(offerAt(FLASH, 100)).toEqual(AFTER);
    expect(offerAt({ ...FLASH, marketing_type: 3 }, 100)).toEqual(AFTER);
  });

  it('M235: without an end runs on; without a price before keeps its price', () => {
    const endless = { ...FLASH, marketing_end_ts: 0 };
    expect(offerAt(endless, 9e9)).toBe(endless);
    expect(offerAt({ ...FLASH, line_price: 0 }, 100)).toEqual({ ...AFTER, price: 1900 });
  });

  it.each([-1, 0, 6])('M235: marketing %i lowers nothing, so nothing ends', (marketing_type) => {
    const good = { ...FLASH, marketing_type };
    expect(isOfferRunning(good, 50)).toBe(false);
    expect(offerAt(good, 200)).toBe(good);
  });
});
