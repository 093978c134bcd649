/** The states of a coupon, as a table. */
import { describe, expect, it } from 'vitest';
import { couponState } from './coupon-state.ts';

const TIMES = { start_ts: 100, end_ts: 200 };

describe('the state of a coupon', () => {
  it.each([
    [99, 5, 'early'],
    [100, 5, 'open'],
    [100, -1, 'open'],
    [199, 1, 'open'],
    [199, 0, 'gone'],
    [99, 0, 'gone'],
    [200, 5, 'over'],
    [200, 0, 'over'],
  ])('D101: at %i with %i left it is %s', (now, left, expectedText) => {
    expect(couponState({ ...TIMES, left }, now)).toBe(expectedText);
  });
});
