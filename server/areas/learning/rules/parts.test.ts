/** Sums of moments and seconds. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lengthOf, unionOf, withoutThese } from '#schemas/learning/played-segments.ts';
import { before, closeNearest, coverWithin, freeWithin, reachOf } from './parts.ts';

const part = (from: number, to: number) => ({ from, to });
const parts = fc
  .array(fc.tuple(fc.nat({ max: 500 }), fc.integer({ min: 1, max: 20 })), { maxLength: 30 })
  .map((all) =>
    unionOf(
      all.map(([from, length]) => part(from, from + length)),
      [],
    ),
  );

describe('what is free', () => {
  it.each([
    ['the earliest', [], 10, [part(0, 10)]],
    ['around what is taken', [part(5, 20)], 10, [part(0, 5), part(20, 25)]],
    [
      'as much as is wanted, however much more is free',
      [part(5, 20), part(30, 40)],
      10,
      [part(0, 5), part(20, 25)],
    ],
    ['nothing where nothing is wanted', [], 0, []],
    ['no more than there is', [part(10, 95)], 60, [part(0, 10), part(95, 100)]],
    ['nothing where all is taken', [part(0, 100)], 10, []],
  ])('R38: is %s', (_words, takenItems, wantedValue, matches) => {
    expect(freeWithin(takenItems, { from: 0, to: 100, amount: wantedValue })).toEqual(matches);
  });

  it('R38: of no window nothing', () => {
    expect(freeWithin([], { from: 10, to: 5, amount: 10 })).toEqual([]);
  });
});

describe('parts that are too many', () => {
  it('D80: the smallest gaps are closed', () => {
    const many = [part(0, 1), part(2, 3), part(10, 11), part(12, 13), part(30, 31)];
    expect(closeNearest(many, 3)).toEqual([part(0, 3), part(10, 13), part(30, 31)]);
    expect(closeNearest(many, 5)).toBe(many);
  });

  it('D80: exactly so many are left, whatever they are, and nothing is lost', () => {
    fc.assert(
      fc.property(parts, fc.integer({ min: 1, max: 12 }), (many, max) => {
        const closedSegments = closeNearest(many, max);
        expect(closedSegments.length).toBe(Math.min(many.length, max));
        expect(withoutThese(many, closedSegments)).toEqual([]);
      }),
    );
  });
});

describe('what is covered', () => {
  it('D80: never costs more than is paid, and only grows', () => {
    const budgets = fc.double({ min: 0, max: 200, noNaN: true });
    fc.assert(
      fc.property(
        parts,
        parts,
        budgets,
        fc.integer({ min: 1, max: 8 }),
        (knownSegments, news, budget, partsMax) => {
          const start = closeNearest(knownSegments, partsMax);
          const coveredSegments = coverWithin(start, news, { budget, partsMax });
          expect(coveredSegments.length).toBeLessThanOrEqual(partsMax);
          expect(withoutThese(start, coveredSegments)).toEqual([]);
          expect(lengthOf(coveredSegments) - lengthOf(start)).toBeLessThanOrEqual(budget + 1e-9);
        },
      ),
    );
  });

  it('D80: without anything to pay it, nothing is added', () => {
    const knownItems = [part(0, 1)];
    expect(coverWithin(knownItems, [part(5, 6)], { budget: 0, partsMax: 8 })).toEqual(knownItems);
  });

  it('R38: a gap that has to be closed is paid for as well', () => {
    const knownItems = [part(0, 1), part(100, 101)];
    expect(coverWithin(knownItems, [part(200, 201)], { budget: 10, partsMax: 2 })).toEqual(knownItems);
    expect(coverWithin(knownItems, [part(103, 104)], { budget: 10, partsMax: 2 })).toEqual([
      part(0, 1),
      part(100, 104),
    ]);
  });
});

describe('the end of what a person may have', () => {
  it('R33: cuts what runs over it, and leaves out what lies behind it', () => {
    expect(before([part(0, 10), part(50, 70), part(80, 90)], 60)).toEqual([part(0, 10), part(50, 60)]);
    expect(before([part(60, 70)], 60)).toEqual([]);
  });

  it('D81: the furthest one came is the end of the last part, and nothing where nothing was played', () => {
    expect([reachOf([part(0, 10), part(50, 60)]), reachOf([])]).toEqual([60, 0]);
  });
});
