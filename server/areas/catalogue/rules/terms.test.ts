/** Terms of a camp and the days in them (D87, ADR-354). */
import { describe, expect, it } from 'vitest';
import type { TermRow } from '../store/detail-rows.ts';
import { opensAt, stateOf, termOf } from './terms.ts';

const at = (moment: string) => Date.parse(`${moment}:00+08:00`);
const seconds = (moment: string) => at(moment) / 1000;

const term = (id: string, start: string, end: string, change: Partial<TermRow> = {}): TermRow => ({
  id,
  title: id,
  startTs: seconds(start),
  endTs: seconds(end),
  opens: 'daily',
  opensAt: 0,
  groupName: '',
  groupQr: '',
  groupNote: '',
  ...change,
});
const FIRST = term('first', '2027-03-01T09:00', '2027-03-08T00:00');
const SECOND = term('second', '2027-04-01T00:00', '2027-04-08T00:00');
const TERMS = [FIRST, SECOND];
const NOW = at('2027-03-03T12:00');
const day = (unlockDay: number, unlockTs = 0) => ({ unlockDay, unlockTs });

describe('terms of a camp', () => {
  it.each([
    ['before the first', '2027-01-01T00:00', 'first'],
    ['while it runs', '2027-03-05T00:00', 'first'],
    ['in the moment it ends', '2027-03-08T00:00', 'second'],
    ['after the last', '2027-06-01T00:00', 'second'],
  ])('D87: who comes %s is in the %s one', (_when, moment, id) => {
    expect(termOf(TERMS, { since: at(moment), now: NOW })?.id).toBe(id);
  });

  it('D87: who comes after the only one is in that', () => {
    expect(termOf([FIRST], { since: at('2027-06-01T00:00'), now: NOW })?.id).toBe('first');
  });

  it('D87: who has it by no right of a day is looked at as coming now', () => {
    expect(termOf(TERMS, { since: undefined, now: NOW })?.id).toBe('first');
  });

  it('D87: a term is to come, runs and ends on its own moments', () => {
    const states = ['2027-03-01T08:59', '2027-03-01T09:00', '2027-03-07T23:59', '2027-03-08T00:00'];
    expect(states.map((moment) => stateOf(FIRST, at(moment)))).toEqual([0, 1, 1, 2]);
  });
});

describe('days of a camp', () => {
  const since = at('2027-02-01T00:00');
  const opens = (what: { unlockDay: number; unlockTs: number }, terms: readonly TermRow[], came = since) =>
    opensAt(what, terms, { since: came, now: NOW });

  it('D87: the first opens with its term, each other at midnight in the shop', () => {
    expect(opens(day(1), TERMS)).toBe(seconds('2027-03-01T09:00'));
    expect(opens(day(2), TERMS)).toBe(seconds('2027-03-02T00:00'));
    expect(opens(day(7), TERMS)).toBe(seconds('2027-03-07T00:00'));
  });

  it('D87: a term has a rule of its own: an hour of the day, or all with the first', () => {
    const atEight = { ...SECOND, opensAt: 8 * 60 };
    expect(opens(day(3), [atEight])).toBe(seconds('2027-04-03T08:00'));
    const together = { ...FIRST, opens: 'start' as const };
    expect(opens(day(7), [together])).toBe(FIRST.startTs);
  });

  it('D87: its own moment counts where it is later, and alone where it has no day', () => {
    const late = seconds('2027-03-20T00:00');
    expect(opens(day(2, late), TERMS)).toBe(late);
    expect(opens(day(0, late), TERMS)).toBe(late);
    expect(opens(day(0), TERMS)).toBe(0);
  });

  it('D87: without terms the days of each learner begin with the one they came on', () => {
    const came = at('2027-05-05T22:10');
    expect(opens(day(1), [], came)).toBe(seconds('2027-05-05T00:00'));
    expect(opens(day(3), [], came)).toBe(seconds('2027-05-07T00:00'));
    expect(opensAt(day(3), [], { since: undefined, now: NOW })).toBe(0);
  });
});
