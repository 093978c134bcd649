/** Medians and ratios: what performance.md compares. */

export function median(values: readonly number[]): number {
  const inOrder = values.toSorted((one, other) => one - other);
  const middle = Math.floor(inOrder.length / 2);
  const upper = inOrder[middle] ?? Number.NaN;
  return inOrder.length % 2 === 1 ? upper : ((inOrder[middle - 1] ?? upper) + upper) / 2;
}

/** The lower quartile, for noisy machines: what the code costs when nobody disturbs it. */
export function quartile(values: readonly number[]): number {
  const inOrder = values.toSorted((one, other) => one - other);
  return inOrder[Math.floor(inOrder.length / 4)] ?? Number.NaN;
}

export const round = (value: number, digits = 2) => Number(value.toFixed(digits));

/** value ÷ limit, or undefined where either was not measured. */
export function ratio(value: number | undefined, limit: number | undefined): number | undefined {
  return value === undefined || limit === undefined || limit === 0 ? undefined : round(value / limit);
}
