/** What was covered, in each spelling a client may use (D78). */
import { describe, expect, it } from 'vitest';
import { readCovered } from './covered-segments.ts';

describe('what was covered', () => {
  it.each([
    ['', []],
    [
      '0[.]12[,]14.5[.]21',
      [
        { from: 0, to: 12 },
        { from: 14.5, to: 21 },
      ],
    ],
    ['[]', []],
    ['[[0,30]]', [{ from: 0, to: 30 }]],
    [
      ' [[0, 30.5], [40, 41]] ',
      [
        { from: 0, to: 30.5 },
        { from: 40, to: 41 },
      ],
    ],
    ['[[30,30],[9,2]]', []],
    ['[[0,1e12]]', [{ from: 0, to: 999_999 }]],
  ])('D78: %j is read', (text, segments) => {
    expect(readCovered(text)).toEqual(segments);
  });

  it.each([
    '5[.]x',
    '[[0]]',
    '[[0,1,2]]',
    '[["0","1"]]',
    '[[-1,3]]',
    '{"0":30}',
    '0-30',
    '[[0,null]]',
    'null',
  ])('D78: %j is no list of parts', (text) => expect(readCovered(text)).toBeUndefined());

  it('D78: a body of JSON holds the list itself', () => {
    expect(readCovered([[1, 4]])).toEqual([{ from: 1, to: 4 }]);
    expect(readCovered(undefined)).toEqual([]);
  });
});
