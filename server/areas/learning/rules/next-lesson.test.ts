/** Where a learner goes on in a course. */
import { describe, expect, it } from 'vitest';
import { nextLesson } from './next-lesson.ts';

const lesson = (resourceId: string, isOpen = true) => ({ resourceId, isOpen });
const buildStudiedValue = (lastAt: number, isFinished = false) => ({
  percent: 10,
  maxPercent: 10,
  position: 0,
  isFinished,
  lastAt,
});

describe('the next lesson', () => {
  const lessons = [lesson('a'), lesson('b'), lesson('c', false), lesson('d')];
  it.each([
    ['the one begun last that is not finished', { a: buildStudiedValue(2), b: buildStudiedValue(1) }, 'a'],
    [
      'not one that is finished, though it was studied last',
      { a: buildStudiedValue(1), b: buildStudiedValue(2, true) },
      'a',
    ],
    ['the next open one after the last that was finished', { b: buildStudiedValue(2, true) }, 'd'],
    ['from the top again', { d: buildStudiedValue(3, true) }, 'a'],
    ['the first where nothing was begun', {}, 'a'],
    [
      'not what is closed, though it was begun',
      { a: buildStudiedValue(1, true), c: buildStudiedValue(9) },
      'd',
    ],
    [
      'none where all that is open is finished',
      { a: buildStudiedValue(1, true), b: buildStudiedValue(2, true), d: buildStudiedValue(3, true) },
      undefined,
    ],
  ])('D82: is %s', (_words, knownValue, expectedText) => {
    expect(nextLesson(lessons, new Map(Object.entries(knownValue)))?.resourceId).toBe(expectedText);
  });
});
