/** How long is left to look. */
import { expect, it } from 'vitest';
import { lookLeftMs } from './look.ts';

it.each([
  ['no limit', { expire_type: 0, start: 0, expire: 0 }, 5_000_000, undefined],
  ['in the middle', { expire_type: 1, start: 100, expire: 160 }, 110_000, 50_000],
  ['before a window', { expire_type: 2, start: 100, expire: 160 }, 99_000, 0],
  ['over', { expire_type: 2, start: 100, expire: 160 }, 170_000, 0],
])('M249: %s', (_name, look, now, left) => {
  expect(lookLeftMs(look, now)).toBe(left);
});
