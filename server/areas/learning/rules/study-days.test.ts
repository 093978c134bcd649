/** Credited moments split at the midnights of the shop's calendar. */
import { describe, expect, it } from 'vitest';
import { daysOf } from './study-days.ts';

/** Half past eleven in the evening of 30 June 2026 in Shanghai. */
const LATE = Date.parse('2026-06-30T23:30:00+08:00');
const MINUTE = 60_000;

describe('daysOf', () => {
  it('R38: splits what was studied over midnight', () => {
    expect(daysOf([{ from: LATE, to: LATE + 45 * MINUTE, isLate: false }])).toEqual([
      { day: '2026-06-30', creditedMs: 30 * MINUTE, reportedMs: 0 },
      { day: '2026-07-01', creditedMs: 15 * MINUTE, reportedMs: 0 },
    ]);
  });

  it('D80: counts apart what of a day came late, and a moment at midnight for the day it begins', () => {
    const midnight = LATE + 30 * MINUTE;
    const parts = [
      { from: midnight, to: midnight + 1, isLate: false },
      { from: LATE, to: LATE + MINUTE, isLate: true },
      { from: LATE + 2 * MINUTE, to: midnight, isLate: false },
    ];
    expect(daysOf(parts)).toEqual([
      { day: '2026-06-30', creditedMs: 29 * MINUTE, reportedMs: MINUTE },
      { day: '2026-07-01', creditedMs: 1, reportedMs: 0 },
    ]);
  });

  it('knows of no day without credit', () => {
    expect(daysOf([])).toEqual([]);
  });
});
