/** Seconds and milliseconds: what has passed is rounded down, what is waited for is rounded up. */
import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, msOf, secondsOf, secondsUpTo, SHOP_OFFSET_MS } from './time.ts';

describe('time', () => {
  test.each([
    [0, 0, 0],
    [1, 0, 1],
    [999, 0, 1],
    [1000, 1, 1],
    [1001, 1, 2],
  ])('%i ms have lasted %i s and are over after %i s', (ms, passedValue, over) => {
    expect([secondsOf(ms), secondsUpTo(ms)]).toEqual([passedValue, over]);
  });

  test('D10: a day, an hour, and the shop’s zone', () => {
    expect([DAY_MS, HOUR_MS, SHOP_OFFSET_MS, msOf(1.5)]).toEqual([86_400_000, 3_600_000, 28_800_000, 1500]);
  });
});
