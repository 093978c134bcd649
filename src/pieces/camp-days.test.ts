/** The days of a camp as a calendar shows them. */
import { describe, expect, it } from 'vitest';
import { campDays, firstChosen, weeksOf } from './camp-days.ts';

const at = (moment: string) => Date.parse(`${moment}:00+08:00`) / 1000;
const task = (moment: string, isOpen = true, isDone = false) => ({ unlockTs: at(moment), isOpen, isDone });

describe('calendar of a camp', () => {
  it('D87: gathers tasks by the day of the shop they open on', () => {
    const tasks = [
      task('2027-03-02T00:00', true, true),
      task('2027-03-01T23:59'),
      task('2027-03-02T08:00', false),
      { unlockTs: 0, isOpen: true, isDone: true },
    ];
    expect([...campDays(tasks)]).toEqual([
      ['2027-03-01', { count: 1, doneCount: 0, isOpen: true }],
      ['2027-03-02', { count: 2, doneCount: 1, isOpen: true }],
    ]);
  });

  it('D87: shows whole weeks from Monday', () => {
    const weeks = weeksOf(['2027-03-03', '2027-03-09']);
    expect(weeks.map(([first]) => first)).toEqual(['2027-03-01', '2027-03-08']);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(weeksOf([])).toEqual([]);
  });

  it('D87: begins with today, else with the next day, else with the last', () => {
    const days = ['2027-03-01', '2027-03-05'];
    expect(firstChosen(days, '2027-03-01')).toBe('2027-03-01');
    expect(firstChosen(days, '2027-03-02')).toBe('2027-03-05');
    expect(firstChosen(days, '2027-04-01')).toBe('2027-03-05');
  });
});
