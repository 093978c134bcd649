/** Waits between tries. */
import { describe, expect, it } from 'vitest';
import { backoffMs } from './backoff.ts';

describe('waits between tries', () => {
  it('double from a second to an hour', () => {
    expect([1, 2, 3, 12, 13, 2_000].map((tries) => backoffMs(tries, 1))).toEqual([
      1_000, 2_000, 4_000, 2_048_000, 3_600_000, 3_600_000,
    ]);
  });

  it('are spread over their second half', () => {
    expect([0, 0.5, 1].map((chance) => backoffMs(4, chance))).toEqual([4_000, 6_000, 8_000]);
  });
});
