/** Movements of a slide captcha, and its third way. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isWorkDone, workText } from './proof-of-work.ts';
import { isMovement, type SlideTrack } from './slide.ts';

const steps = (count: number, everyMs: number, pixels: number): SlideTrack =>
  Array.from({ length: count + 1 }, (_, index) => [index * everyMs, index * pixels] as const);

describe('a movement', () => {
  it.each<[string, SlideTrack, number, boolean]>([
    [
      'a hand',
      [
        [0, 0],
        [40, 12],
        [110, 60],
        [300, 131],
        [420, 137],
      ],
      137,
      true,
    ],
    [
      'a hand that goes too far and back',
      [
        [0, 0],
        [200, 150],
        [400, 137],
      ],
      137,
      true,
    ],
    ['a key held down, evenly', steps(20, 30, 5), 100, true],
    ['a key pressed slowly', steps(10, 400, 10), 100, true],
    [
      'one press on the place',
      [
        [0, 0],
        [250, 137],
      ],
      137,
      true,
    ],
    [
      'the shortest time a hand takes',
      [
        [30, 0],
        [150, 137],
      ],
      137,
      true,
    ],
    [
      'a moment less than that',
      [
        [30, 0],
        [149, 137],
      ],
      137,
      false,
    ],
    ['nothing', [], 137, false],
    ['a single point', [[900, 137]], 137, false],
    [
      'a jump in no time',
      [
        [0, 0],
        [3, 137],
      ],
      137,
      false,
    ],
    [
      'time that runs back',
      [
        [0, 0],
        [500, 60],
        [400, 137],
      ],
      137,
      false,
    ],
    [
      'an end elsewhere than the answer',
      [
        [0, 0],
        [500, 90],
      ],
      137,
      false,
    ],
    [
      'no way at all',
      [
        [0, 137],
        [500, 137],
      ],
      137,
      false,
    ],
  ])('D50: %s', (_name, track, x, isExpected) => {
    expect(isMovement(track, x)).toBe(isExpected);
  });
});

describe('a proof of work', () => {
  it.each<[number[], number, boolean]>([
    [[0, 0, 0x7f], 17, true],
    [[0, 0, 0x80], 17, false],
    [[0, 0, 0x00], 17, true],
    [[0, 1, 0x00], 17, false],
    [[0, 0], 16, false],
    [[0, 0, 0xff], 16, true],
    [[], 8, false],
  ])('D50: %j begins with %i zero bits: %s', (bytes, bits, isExpected) => {
    expect(isWorkDone(Uint8Array.from(bytes), bits)).toBe(isExpected);
  });

  it('D50: is found by trying, for one salt alone', () => {
    const hashOf = (salt: string, answer: number) =>
      createHash('sha256')
        .update(workText(salt, String(answer)))
        .digest();
    let answer = 0;
    while (!isWorkDone(hashOf('salt', answer), 10)) answer += 1;
    expect(answer).toBeGreaterThan(0);
    expect(isWorkDone(hashOf('pepper', answer), 10)).toBe(false);
  });
});
