/** Countdowns of prizes and sign-ins in words. */
import { expect, it } from 'vitest';
import { countdownWords } from './countdown.ts';

it.each([
  [0, '00:00'],
  [1, '00:01'],
  [61_000, '01:01'],
  [3_599_000, '59:59'],
  [3_600_000, '01:00:00'],
  [86_399_001, '24:00:00'],
  [-1, '00:00:00'],
  [-86_400_000, '00:00:00'],
  [Number.NaN, '00:00:00'],
])('M248: %d ms are %s', (ms, words) => {
  expect(countdownWords(ms)).toBe(words);
});
