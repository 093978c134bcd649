/** Moments at which a film asks: playing stops at each that is open, and no jump passes one that must be answered (D83). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeStops, type Stop } from './stops.ts';

const must = (at: number): Stop => ({ at, isRequired: true });
const may = (at: number): Stop => ({ at, isRequired: false });

function stopsOf(...list: Stop[]) {
  const stops = makeStops();
  stops.give(list);
  return stops;
}

test('D83: playing stops at the first that is open, also where a jump landed on it', () => {
  const stops = stopsOf(must(10), may(11), must(30));
  expect([stops.passedFrom(9.8, 10.1), stops.passedFrom(9, 12), stops.passedFrom(10, 10)]).toEqual([
    10, 10, 10,
  ]);
  expect([stops.passedFrom(9, 9.9), stops.passedFrom(12, 29)]).toEqual([undefined, undefined]);
  stops.close(10);
  expect([stops.isOpen(10), stops.isOpen(11), stops.passedFrom(9, 12)]).toEqual([false, true, 11]);
});

test('D83: a jump ends at the first that must be answered; one that may be is passed by; back leads anywhere', () => {
  const stops = stopsOf(may(10), must(30), must(60));
  expect([
    stops.landing(0, 20),
    stops.landing(0, 100),
    stops.landing(30, 100),
    stops.landing(100, 5),
  ]).toEqual([20, 30, 30, 5]);
  stops.close(30);
  expect(stops.landing(0, 100)).toBe(60);
});

test('D83: whatever is played and jumped, nothing behind an open one that must be answered is reached', () => {
  const step = fc.record({ jumps: fc.boolean(), by: fc.double({ min: -50, max: 80, noNaN: true }) });
  const points = fc.uniqueArray(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(points, fc.array(step, { maxLength: 40 }), (seconds, steps) => {
      const sortedNumbers = seconds.toSorted((one, other) => one - other);
      const stops = stopsOf(...sortedNumbers.map(must));
      const [first = 0] = sortedNumbers;
      let at = 0;
      for (const { jumps, by } of steps) {
        const to = Math.max(0, at + by);
        if (jumps) at = stops.landing(at, to);
        else if (by > 0) at = stops.passedFrom(at, to) ?? to;
        expect(at).toBeLessThanOrEqual(first + 0.25);
      }
    }),
  );
});
