/** What the numbers of a good's states come to. */
import { describe, expect, it } from 'vitest';
import { isFree } from './goods-state.ts';

describe('what is free', () => {
  it.each([
    ['is called so', { price: 9900, pay_state: 0 }, true],
    ['costs nothing', { price: 0, pay_state: 1 }, true],
    ['costs something', { price: 1, pay_state: 1 }, false],
    ['costs nothing, its sale paused', { price: 0, pay_state: 2 }, false],
    ['costs nothing, and has not begun', { price: 0, pay_state: 3 }, false],
  ])('D68: a good that %s', (_what, goods, told) => {
    expect(isFree(goods)).toBe(told);
  });
});
