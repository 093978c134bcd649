/** When a carousel moves, and where to. */
import { describe, expect, test } from 'vitest';
import { mayAutoplay, stepSlide, type AutoplayFacts } from './carousel-steps.ts';

const free: AutoplayFacts = {
  count: 3,
  intervalMs: 5000,
  isPaused: false,
  isAttended: false,
  visible: true,
  reducedMotion: false,
};

describe('carousel', () => {
  test('D115: it goes round at both ends', () => {
    expect([stepSlide(2, 1, 3), stepSlide(0, -1, 3), stepSlide(0, 1, 0)]).toEqual([0, 2, 0]);
  });

  test('D115: it moves by itself when nothing holds it', () => {
    expect(mayAutoplay(free)).toBe(true);
  });

  test.each<[string, Partial<AutoplayFacts>]>([
    ['one slide', { count: 1 }],
    ['no interval', { intervalMs: 0 }],
    ['the visitor paused it', { isPaused: true }],
    ['pointer or focus on it', { isAttended: true }],
    ['a hidden page', { visible: false }],
    ['reduced motion', { reducedMotion: true }],
  ])('D115: it stands still with %s', (_why, change) => {
    expect(mayAutoplay({ ...free, ...change })).toBe(false);
  });
});
