/** What counts as played: what the time that passed bears out. */
import { describe, expect, test } from 'vitest';
import {
  beginGathering,
  gatherPaused,
  gatherPlayed,
  gatherSeeked,
  type StudyAccumulator,
} from './study-accumulator.ts';

type Change = (before: StudyAccumulator) => StudyAccumulator;
const tick =
  (second: number, to: number, rate = 1): Change =>
  (before) =>
    gatherPlayed(before, { at: second * 1000, to, duration: 1000, rate });
const buildNotices = (...changes: Change[]) => {
  const { active, coverage } = changes.reduce((now, change) => change(now), beginGathering(0, 0, 0));
  return [active / 1000, coverage.map(({ from, to }) => `${String(from)}-${String(to)}`).join(' ')];
};

describe('what was played', () => {
  test.each<[string, Change[], [number, string]]>([
    ['goes on with the time', [tick(0, 0), tick(1, 1), tick(2, 2)], [2, '0-2']],
    ['goes three times as fast', [tick(0, 0, 3), tick(1, 3, 3), tick(2, 6, 3)], [2, '0-6']],
    ['a leap is not played', [tick(0, 0), tick(1, 1), tick(2, 60), tick(3, 61)], [2, '0-1 60-61']],
    ['a way back begins anew', [tick(0, 0), tick(5, 5), tick(6, 2), tick(7, 3)], [6, '0-5 2-3']],
    ['a player that stands is not active', [tick(0, 0), tick(1, 1), tick(60, 1), tick(61, 2)], [2, '0-2']],
    [
      'a pause is not active',
      [tick(0, 0), tick(2, 2), (now) => gatherPaused(now, 2000, 2), tick(50, 2), tick(51, 3)],
      [3, '0-3'],
    ],
    [
      'a leap in a pause is not played',
      [tick(0, 0), tick(2, 2), (now) => gatherPaused(now, 2000, 2), tick(60, 40), tick(61, 41)],
      [3, '0-2 40-41'],
    ],
    [
      'a seek ends a part where it began',
      [tick(0, 0), tick(2, 2), (now) => gatherSeeked(now, 2500, 2.5, 100), tick(3.5, 101)],
      [3.5, '0-2.5 100-101'],
    ],
    ['a hidden page is told seldom', [tick(0, 0), tick(60, 60), tick(120, 120)], [120, '0-120']],
    ['clocks that tremble lose nothing', [tick(0, 0), tick(1, 0.9), tick(2, 2.1), tick(3, 3)], [3, '0-3']],
    ['a speed that is none', [tick(0, 0, Number.NaN), tick(1, 1)], [1, '0-1']],
  ])('D78, D81: %s', (_what, changes, expectedItems) => {
    expect(buildNotices(...changes)).toEqual(expectedItems);
  });
});
