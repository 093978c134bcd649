/** What the numbers of a good's states come to. */
import { describe, expect, it } from 'vitest';
import { isFree } from './goods-state.ts';

describe('what is free', () => {
  it.each([
    ['is called so', { pay_state: 0 }, true],
    ['costs something', { pay_state: 1 }, false],
    ['has its sale paused', { pay_state: 2 }, false],
    ['has not begun', { pay_state: 3 }, false],
  ])('D68: a good that %s', (_what, goods, isTold) => {
    expect(isFree(goods)).toBe(isTold);
  });
});
