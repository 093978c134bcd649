/** Money that is paid back is divided among the lines of an order to the last fen (D71). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refundShares } from './refund-shares.ts';

/** Fen, as tables of goods allow it. */
const PRICE_MAX = 100_000_000;
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

describe('shares of a refund', () => {
  it.each<[string, number[], number, number[]]>([
    ['of one line', [9900], 4000, [4000]],
    ['in proportion', [3000, 1000], 2000, [1500, 500]],
    ['all of it', [3000, 1001], 4001, [3000, 1001]],
    ['nothing', [3000, 1000], 0, [0, 0]],
    ['of an order paid back whole', [0, 0], 0, [0, 0]],
    ['of an order without lines', [], 0, []],
    ['not of a line that is paid back', [0, 500], 300, [0, 300]],
    ['the odd fen to the largest remainder', [100, 300], 51, [13, 38]],
    ['the odd fen of equal ones to the first', [100, 100], 1, [1, 0]],
    ['two odd fen of three equal ones to the first two', [100, 100, 100], 2, [1, 1, 0]],
    ['the odd fen to the last where its remainder is larger', [10, 20, 40], 8, [1, 2, 5]],
  ])('D71: %s', (_what, left, amount, shares) => {
    expect(refundShares(left, amount)).toEqual(shares);
  });

  it.each([
    ['more than is left', [100, 50], 151],
    ['less than nothing', [100, 50], -1],
    ['anything of nothing', [], 1],
  ])('D71: %s is not paid back', (_what, left, amount) => {
    expect(() => refundShares(left, amount)).toThrow(RangeError);
    expect(() => refundShares(left, amount)).toThrow(
      `${amount} cannot be paid back of ${left.reduce((total, one) => total + one, 0)}`,
    );
  });

  it('D71: no fen is lost, none is made, and no line gives more than it has, up to the dearest price there is', () => {
    const orders = fc
      .array(fc.nat(PRICE_MAX), { minLength: 1, maxLength: 8 })
      .chain((left) => fc.record({ left: fc.constant(left), amount: fc.nat(sum(left)) }));
    fc.assert(
      fc.property(orders, ({ left, amount }) => {
        const shares = refundShares(left, amount);
        expect(sum(shares)).toBe(amount);
        for (const [place, share] of shares.entries()) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(left[place] ?? 0);
        }
      }),
    );
  });
});
