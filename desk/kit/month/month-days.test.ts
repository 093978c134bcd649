/** Days of a month by the shop's clock, weeks as the language has them, and what keys lead to. */
import { expect, test } from 'vitest';
import { LOCALES } from '#schemas/locale.ts';
import { DAY_MS } from '#schemas/time.ts';
import {
  dayOfMonth,
  dayStart,
  firstWeekday,
  monthAt,
  monthSpan,
  parseMonth,
  sameDayIn,
  textOfMonth,
  weeksOf,
} from './month-days.ts';
import { entriesByDay, runsOn } from './month-entries.ts';
import { dayAfterKey } from './use-month-keys.ts';

const december = { year: 2026, month: 11 };
const first = Date.parse('2026-12-01T00:00:00+08:00');

test('ADR-810: a day begins and ends with the shop’s, whatever the browser’s zone is', () => {
  expect(monthSpan(december)).toEqual({ from: first, until: Date.parse('2027-01-01T00:00:00+08:00') });
  expect(monthAt(first - 1)).toEqual({ year: 2026, month: 10 });
  expect(dayStart(first + DAY_MS - 1)).toBe(first);
});

test('ADR-832: weeks begin where Intl says they do: on Sunday in American English, on Monday in China', () => {
  expect(LOCALES.map((locale) => [locale, firstWeekday(locale)])).toEqual([
    ['cn', 1],
    ['en', 7],
  ]);
  expect(weeksOf(december, 1)[0]?.map(dayOfMonth)).toEqual([30, 1, 2, 3, 4, 5, 6]);
  expect(weeksOf(december, 7)[0]?.map(dayOfMonth)).toEqual([29, 30, 1, 2, 3, 4, 5]);
  expect(weeksOf({ year: 2026, month: 1 }, 7)).toHaveLength(4);
});

test.each([
  ['ArrowLeft', 30],
  ['ArrowRight', 2],
  ['ArrowUp', 24],
  ['ArrowDown', 8],
  ['Home', 29],
  ['End', 5],
  ['PageUp', 1],
  ['PageDown', 1],
  ['a', undefined],
])('ADR-832: %s leads from the first of December to %s', (key, day) => {
  const next = dayAfterKey(key, first, 7);
  expect(next === undefined ? undefined : dayOfMonth(next)).toBe(day);
});

test('ADR-832: the 31st of a longer month is the last day of a shorter one', () => {
  const last = Date.parse('2026-12-31T00:00:00+08:00');
  expect(dayOfMonth(sameDayIn({ year: 2027, month: 1 }, last))).toBe(28);
});

test('ADR-832: a month stands in the address, and what is none is not read', () => {
  expect(parseMonth(textOfMonth(december))).toEqual(december);
  expect(['2026-13', '2026-1', '1999-01', ''].map(parseMonth)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('ADR-832: entries stand on the shop’s day of their moment, and what runs on each day it touches', () => {
  const at = (hours: number) => first / 1000 + hours * 3600;
  const byDay = entriesByDay([{ at: at(-1) }, { at: at(0) }, { at: at(23) }, { at: at(24) }]);
  expect([...byDay.values()].map(({ length }) => length)).toEqual([1, 2, 1]);
  const run = { key: 'a', text: 'A', from: at(20), until: at(48) };
  expect([-1, 0, 1, 2].map((day) => runsOn([run], first + day * DAY_MS).length)).toEqual([0, 1, 1, 0]);
});
