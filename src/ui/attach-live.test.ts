/** Where a moment of a recording stands among its pieces. */
import { expect, test } from 'vitest';
import { placeAmong } from './attach-live.ts';

/** Two seconds, nothing for eight, two more. */
const PIECES = [
  { programDateTime: 10_000, start: 0, duration: 1 },
  { programDateTime: 11_000, start: 1, duration: 1 },
  { programDateTime: 20_000, start: 2, duration: 2 },
];

test.each([
  ['within a piece', 11_500, 1.5],
  ['before the first', 4000, 0],
  ['while nothing was recorded', 15_000, 2],
  ['after what broke off', 21_000, 3],
  ['past the end', 40_000, 4],
])('D97: %s', (_name, date, place) => {
  expect(placeAmong(PIECES, date)).toBe(place);
});

test('D97: nobody knows where nothing is dated', () => {
  expect(placeAmong([{ programDateTime: null, start: 0, duration: 1 }], 0)).toBeUndefined();
  expect(placeAmong([], 0)).toBeUndefined();
});
