/** How much of what somebody says they watched is believed (M251, D104). */
import { expect, it } from 'vitest';
import { secondsWatched, type ViewingReport } from './watched.ts';

const ENTERED = 1_800_000_000_000;
const S = 1000;
/** Somebody who entered, watched a while and says so for the first time. */
const buildToldReport = (change: Partial<ViewingReport>): ViewingReport => ({
  viewTime: 60,
  enterTime: ENTERED / S,
  creditedAt: 0,
  firstEnteredAt: ENTERED,
  now: ENTERED + 60 * S,
  ...change,
});

it.each([
  ['a minute in a minute', {}, 60],
  ['less than passed, where they say less', { viewTime: 20 }, 20],
  ['no more than passed since they entered', { viewTime: 300 }, 60],
  ['no more than five minutes at once', { viewTime: 9000, now: ENTERED + 9000 * S }, 300],
  ['no second twice', { creditedAt: ENTERED + 45 * S }, 15],
  ['nothing where all is credited', { creditedAt: ENTERED + 60 * S }, 0],
  ['nothing of a moment to come', { creditedAt: ENTERED + 90 * S }, 0],
  ['no more than since the entry they name', { enterTime: ENTERED / S + 50 }, 10],
  ['nothing of an entry to come', { enterTime: ENTERED / S + 70 }, 0],
  ['whole seconds alone', { now: ENTERED + 59 * S + 999 }, 59],
  ['nothing of who never entered', { firstEnteredAt: 0 }, 0],
  ['nothing less than nothing', { viewTime: -60 }, 0],
])('M251: %s', (_name, change, seconds) => {
  expect(secondsWatched(buildToldReport(change))).toBe(seconds);
});
