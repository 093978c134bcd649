/** Moments as text in the shop's zone and in others. */
import { afterEach, describe, expect, test } from 'vitest';
import { formatDay, formatDayText } from './format-day.ts';
import { formatMoment, type MomentView } from './format-moment.ts';

const at = (text: string) => Date.parse(text) / 1000;
const START = at('2026-11-25T11:30:00Z');
const NOW = Date.parse('2026-11-20T00:00:00Z');
const VIEWER: MomentView = { now: NOW, place: 'viewer', isNameKept: false };
const SHOP: MomentView = { now: NOW, place: 'shop', isNameKept: true };

const own = process.env['TZ'];
afterEach(() => {
  process.env['TZ'] = own;
});

describe('moments', () => {
  test('D10: a page of the server says the shop’s time and names its zone', () => {
    process.env['TZ'] = 'America/New_York';
    expect(formatMoment(START, 'en', SHOP)).toBe('Nov 25, 19:30 Beijing time');
    expect(formatMoment(START, 'cn', SHOP)).toBe('11月25日 19:30（北京时间）');
  });

  test.each([
    ['America/New_York', 'Nov 25, 06:30 EST', '11月25日 06:30（GMT-5）'],
    ['Asia/Tokyo', 'Nov 25, 20:30 GMT+9', '11月25日 20:30（GMT+9）'],
    ['Asia/Kolkata', 'Nov 25, 17:00 GMT+5:30', '11月25日 17:00（GMT+5:30）'],
    ['Asia/Shanghai', 'Nov 25, 19:30', '11月25日 19:30'],
    ['Asia/Singapore', 'Nov 25, 19:30', '11月25日 19:30'],
  ])('D10: a viewer in %s reads %s', (zone, en, cn) => {
    process.env['TZ'] = zone;
    expect(formatMoment(START, 'en', VIEWER)).toBe(en);
    expect(formatMoment(START, 'cn', VIEWER)).toBe(cn);
  });

  test('D10: summer time is of the moment, not of today', () => {
    process.env['TZ'] = 'America/New_York';
    expect(formatMoment(at('2026-07-01T11:30:00Z'), 'en', VIEWER)).toBe('Jul 1, 07:30 EDT');
  });

  test('D10: where a server drew the zone it stays for those whose clock is the shop’s', () => {
    process.env['TZ'] = 'Asia/Shanghai';
    const view = { ...VIEWER, isNameKept: true };
    expect(formatMoment(START, 'en', view)).toBe('Nov 25, 19:30 Beijing time');
  });

  test('D10: a year that is not this one is shown, by the calendar the moment is read in', () => {
    const eve = at('2026-12-31T16:05:00Z');
    process.env['TZ'] = 'America/New_York';
    expect(formatMoment(eve, 'en', VIEWER)).toBe('Dec 31, 11:05 EST');
    expect(formatMoment(eve, 'en', SHOP)).toBe('Jan 1, 2027, 00:05 Beijing time');
    expect(formatMoment(eve, 'cn', SHOP)).toBe('2027年1月1日 00:05（北京时间）');
  });

  test('D10: a paper always has its year and zone', () => {
    process.env['TZ'] = 'America/New_York';
    expect(formatMoment(START, 'en')).toBe('Nov 25, 2026, 19:30 Beijing time');
    expect(formatMoment(START, 'cn')).toBe('2026年11月25日 19:30（北京时间）');
  });

  test('D10: a day has one form in each language', () => {
    expect(formatDay(at('2027-02-27T16:00:00Z'), 'en')).toBe('Feb 28, 2027');
    expect(formatDay(at('2027-02-27T16:00:00Z'), 'cn')).toBe('2027年2月28日');
    expect(formatDayText('2027-02-28 23:59:59', 'en')).toBe('Feb 28, 2027');
    expect(formatDayText('', 'en')).toBe('');
  });
});
