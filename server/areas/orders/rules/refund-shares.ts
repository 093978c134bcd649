/** Divides what is paid back among the lines of an order, to the last fen (largest remainder). */

/**
 * Shares in proportion to what is left of each line, never more than that; what rounding leaves goes to the largest
 * remainders, the first of equal ones.
 * @param left fen that can still be paid back of each line
 * @param amount fen, at most the sum of `left`
 * @throws RangeError where it is more, or below 0
 */
export function refundShares(left: readonly number[], amount: number): number[] {
  const total = left.reduce((sum, one) => sum + one, 0);
  if (amount < 0 || amount > total) throw new RangeError(`${amount} cannot be paid back of ${total}`);
  if (total === 0) return left.map(() => 0);
  const shares = left.map((one) => Math.floor((one * amount) / total));
  const remainders = left.map((one, place) => ({ place, rest: (one * amount) % total }));
  let over = amount - shares.reduce((sum, one) => sum + one, 0);
  for (const { place } of remainders.sort((one, other) => other.rest - one.rest)) {
    if (over === 0) break;
    shares[place] = (shares[place] ?? 0) + 1;
    over -= 1;
  }
  return shares;
}
