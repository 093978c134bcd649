/** Limits of several areas under their names. */
import { expect, it } from 'vitest';
import { defineLimits, joinLimits } from './define-limits.ts';

const slow = { max: 1, windowMs: 1_000, per: 'ip' } as const;

it('R16: the limits of all areas are found by name', () => {
  const joinedLimits = joinLimits([
    defineLimits({ fitting: slow }),
    defineLimits({ lacing: { ...slow, max: 2 } }),
  ]);
  expect([
    joinedLimits.get('fitting')?.max,
    joinedLimits.get('lacing')?.max,
    joinedLimits.get('walking'),
  ]).toEqual([1, 2, undefined]);
});

it('R16: a name two areas define ends the start', () => {
  const one = defineLimits({ fitting: slow });
  expect(() => joinLimits([one, defineLimits({ fitting: slow })])).toThrow(
    'The shop server cannot start: the limit fitting is defined twice.',
  );
});
