/** Times of demo data: so far from now, or an hour of a day of the shop, whatever the hour is when they are read. */
import { describe, expect, it } from 'vitest';
import { timesFrom, type TimeUnit } from './moments.ts';

/** 11:30 and some in the shop's zone, which is eight hours ahead. */
const MORNING = Date.UTC(2026, 4, 20, 3, 30, 0, 700);
/** A minute before the shop's next day begins. */
const MIDNIGHT = Date.UTC(2026, 4, 20, 15, 59);

const read = (time: object, now: number, unit: TimeUnit = 'seconds'): unknown =>
  JSON.parse(JSON.stringify({ time }), timesFrom(now, unit));

describe('times of demo data', () => {
  it.each([
    ['+3d', Date.UTC(2026, 4, 23, 3, 30)],
    ['-2d5h', Date.UTC(2026, 4, 17, 22, 30)],
    ['-35m', Date.UTC(2026, 4, 20, 2, 55)],
    ['+1d2h3m', Date.UTC(2026, 4, 21, 5, 33)],
    ['+0m', Date.UTC(2026, 4, 20, 3, 30)],
  ])('%s is counted from this very second', (offset, expectedValue) => {
    expect(read({ now: offset }, MORNING)).toEqual({ time: expectedValue / 1000 });
    expect(read({ now: offset }, MORNING, 'milliseconds')).toEqual({ time: expectedValue });
  });

  it.each([
    ['+0d', '00:00', Date.UTC(2026, 4, 19, 16)],
    ['+3d', '19:00', Date.UTC(2026, 4, 23, 11)],
    ['-5d', '20:00', Date.UTC(2026, 4, 15, 12)],
    ['+25d', '23:59', Date.UTC(2026, 5, 14, 15, 59)],
  ])('%s at %s is the same all day long', (offset, at, expectedValue) => {
    for (const now of [MORNING, MIDNIGHT])
      expect(read({ now: offset, at }, now)).toEqual({ time: expectedValue / 1000 });
    expect(read({ now: offset, at }, MIDNIGHT + 60_000)).toEqual({ time: expectedValue / 1000 + 86_400 });
  });

  it('what holds no time stays as it is', () => {
    const rest = { at: '19:00', list: [1, null, 'now'], state: 'on' };
    expect(read(rest, MORNING)).toEqual({ time: rest });
  });

  it.each([
    [{ now: '3d' }, '"3d" is no time'],
    [{ now: '+' }, '"+" is no time'],
    [{ now: '+3w' }, '"+3w" is no time'],
    [{ now: 3 }, 'holds 3'],
    [{ now: '+2h', at: '19:00' }, 'written with days'],
    [{ now: '+2d', at: '24:00' }, '"24:00" is no hour'],
    [{ now: '+2d', at: 19 }, 'written with days'],
  ])('%j is refused in words', (time, words) => {
    expect(() => read(time, MORNING)).toThrow(words);
  });
});
