/** What may stand in a table's fields (ADR-300). */
import { expect, it } from 'vitest';
import { makeDocumentAjv } from '../ajv.ts';
import { StartMoment } from './fields.ts';

const isMoment = makeDocumentAjv().compile(StartMoment);

it.each([
  ['2026-12-31', true],
  ['2026-11-30', true],
  ['2026-11-31', false],
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2028-02-29', true],
  ['2100-02-29', false],
  ['2000-02-29', true],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-01-00', false],
])('a moment on %s, on a day the calendar has: %s', (day, has) => {
  expect(isMoment(`${day}T08:00+08:00`)).toBe(has);
});

it.each([
  '2026-12-01',
  '2026-12-01T08:00',
  '2026-12-01T24:00+08:00',
  '2026-12-01T08:60Z',
  'x2026-12-01T08:00Z',
])('%s is none', (text) => {
  expect(isMoment(text)).toBe(false);
});

it.each(['2026-12-01T08:00:30Z', '2026-12-01T23:59-03:30'])('%s is one', (text) => {
  expect(isMoment(text)).toBe(true);
});
