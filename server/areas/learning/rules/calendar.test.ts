/** Weeks begin on Monday, and days without study are told of too. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysUpTo, mondayOf, mondaysUpTo, secondsByDay, secondsByWeek } from './calendar.ts';

describe('the calendar of statistics', () => {
  it.each([
    ['2026-11-23', '2026-11-23'],
    ['2026-11-29', '2026-11-23'],
    ['2026-03-01', '2026-02-23'],
    ['2027-01-01', '2026-12-28'],
  ])('ADR-327: %s lies in the week of %s', (day, monday) => {
    expect(mondayOf(day)).toBe(monday);
  });

  it('ADR-327: seven days end with today, over the end of a month', () => {
    expect(daysUpTo('2026-03-02', 7)).toEqual([
      '2026-02-24',
      '2026-02-25',
      '2026-02-26',
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
      '2026-03-02',
    ]);
  });

  it('ADR-327: a day or a week without study is there with nothing in it', () => {
    const studiedItems = [
      { day: '2026-11-15', creditedMs: 90_500 },
      { day: '2026-11-23', creditedMs: 60_000 },
    ];
    expect(secondsByDay(studiedItems, daysUpTo('2026-11-23', 2))).toEqual([
      { day: '2026-11-22', seconds: 0 },
      { day: '2026-11-23', seconds: 60 },
    ]);
    expect(secondsByWeek(studiedItems, mondaysUpTo('2026-11-23', 3))).toEqual([
      { from: '2026-11-09', seconds: 90, days: 1 },
      { from: '2026-11-16', seconds: 0, days: 0 },
      { from: '2026-11-23', seconds: 60, days: 1 },
    ]);
  });

  it('ADR-327: a day on which nothing was credited is no day of study', () => {
    const studiedItems = [
      { day: '2026-11-23', creditedMs: 0 },
      { day: '2026-11-24', creditedMs: 60_000 },
    ];
    expect(secondsByWeek(studiedItems, ['2026-11-23'])).toEqual([
      { from: '2026-11-23', seconds: 60, days: 1 },
    ]);
  });

  it('ADR-327: every day of the weeks told of is counted once', () => {
    const from = Date.UTC(2026, 0, 1);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2000 }), (offset) => {
        const today = new Date(from + offset * 86_400_000).toISOString().slice(0, 10);
        const mondays = mondaysUpTo(today, 4);
        const studiedItems = daysUpTo(today, 28 - 7).map((day) => ({ day, creditedMs: 1000 }));
        const weeks = secondsByWeek(studiedItems, mondays);
        expect(weeks.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(21);
      }),
    );
  });
});
