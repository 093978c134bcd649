/** Lengths of time in words. */
import { expect, it } from 'vitest';
import { durationText } from './duration-text.ts';

it.each([
  [3, '3 ms'],
  [999, '999 ms'],
  [1_500, '2 seconds'],
  [61_000, '1 minute 1 second'],
  [3_600_000, '1 hour'],
  [86_399_972, '1 day'],
  [93_600_000, '1 day 2 hours'],
])('durations: %i ms are %s', (ms, text) => {
  expect(durationText(ms)).toBe(text);
});
