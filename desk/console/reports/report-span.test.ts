/** The span of a report in its address. */
import { expect, test } from 'vitest';
import { dayBefore, readSpan, secondsOfSpan } from './report-span.ts';

/** 2026-11-28 00:30 in the shop's zone. */
const NOW = Date.parse('2026-11-27T16:30:00Z');

test('D138: a report begins with the last seven days of the shop’s zone', () => {
  expect(readSpan(new URLSearchParams(), NOW)).toEqual({
    report: 'sales',
    by: 'day',
    from: '2026-11-22',
    to: '2026-11-28',
  });
  expect(dayBefore(NOW, 29)).toBe('2026-10-30');
});

test('D138: the last day counts whole', () => {
  expect(secondsOfSpan({ from: '2026-11-27', to: '2026-11-27' })).toEqual({
    from: Date.parse('2026-11-27T00:00:00+08:00') / 1000,
    to: Date.parse('2026-11-28T00:00:00+08:00') / 1000,
  });
});

test.each([
  ['2026-11-28', '2026-11-27'],
  ['2025-01-01', '2026-11-27'],
  ['2026-13-40', '2026-11-27'],
  ['2026-02-30', '2026-11-27'],
])('D138: from %s to %s is no span', (from, to) => {
  expect(secondsOfSpan({ from, to })).toBeUndefined();
});
