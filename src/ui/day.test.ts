/** Days as text: read from usual writings, judged by the calendar, moved over ends of months and years. */
import { describe, expect, it } from 'vitest';
import { isDay, stepDay, tidyDay } from './day.ts';
import { shopDay } from './shop-time.ts';

describe('a day as text', () => {
  it.each([
    ['2027-02-28', '2027-02-28'],
    ['2027/2/8', '2027-02-08'],
    [' ２０２７年2月8日 ', '2027-02-08'],
    ['20270208', '2027-02-08'],
    ['2027', '2027'],
    ['soon', 'soon'],
    ['', ''],
  ])('"%s" is read as "%s"', (input, day) => {
    expect(tidyDay(input)).toBe(day);
  });

  it.each([
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['2023-13-01', false],
    ['2023-1-1', false],
    ['', false],
  ])('"%s" is on the calendar: %s', (text, isOn) => {
    expect(isDay(text)).toBe(isOn);
  });

  it.each([
    ['2027-02-28', { days: 1 }, '2027-03-01'],
    ['2027-01-01', { days: -1 }, '2026-12-31'],
    ['2027-01-31', { months: 1 }, '2027-02-28'],
    ['2027-03-31', { months: -1 }, '2027-02-28'],
    ['2027-12-15', { months: 1 }, '2028-01-15'],
  ])('%s and %o is %s', (day, step, next) => {
    expect(stepDay(day, step)).toBe(next);
  });

  it('D10: today is the shop’s', () => {
    expect(shopDay(Date.UTC(2026, 10, 21, 16, 30))).toBe('2026-11-22');
  });
});
