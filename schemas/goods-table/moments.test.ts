/** Moments and times of day as files write them, and back. */
import { describe, expect, it } from 'vitest';
import { clockOf, minuteOf, momentAt, tsOf } from './moments.ts';

describe('ADR-300: a moment', () => {
  it.each([
    ['2026-12-01T08:00:00+08:00', '2026-12-01T08:00:00+08:00'],
    ['2026-12-01T08:00+08:00', '2026-12-01T08:00:00+08:00'],
    ['2026-12-01T00:00:30Z', '2026-12-01T08:00:30+08:00'],
    ['2026-11-30T19:00:00-05:00', '2026-12-01T08:00:00+08:00'],
    ['2026-12-31T23:30:00Z', '2027-01-01T07:30:00+08:00'],
  ])('written as %s goes out in the time zone of the shop as %s', (text, out) => {
    expect(momentAt(tsOf(text))).toBe(out);
  });

  it('is kept in seconds, and as 0 where none is written', () => {
    expect(tsOf('1970-01-01T08:02:03+08:00')).toBe(123);
    expect(tsOf(undefined)).toBe(0);
  });
});

describe('D87: the time of day a day of a camp opens at', () => {
  it.each([
    ['00:00', 0],
    ['00:09', 9],
    ['08:00', 480],
    ['10:30', 630],
    ['23:59', 1439],
  ])('%s is minute %i, and goes out again as it was written', (clock, minute) => {
    expect(minuteOf(clock)).toBe(minute);
    expect(clockOf(minute)).toBe(clock);
  });

  it('is midnight where none is written', () => {
    expect(minuteOf()).toBe(0);
  });
});
