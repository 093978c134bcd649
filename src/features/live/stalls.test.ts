/** When help is offered for a picture that stutters (D105). */
import { expect, test } from 'vitest';
import {
  clearStalls,
  isStuttering,
  restartStall,
  NO_STALLS,
  countStall,
  startStall,
  type Stalls,
} from './stalls.ts';

const RULE = { stalls: 3, stallMs: 2000, withinMs: 60_000 };

/** A stop from one moment to another. */
const stop = (stalls: Stalls, from: number, to: number) => restartStall(startStall(stalls, from), to, RULE);

test('D105: three stops of more than two seconds within a minute, and no shorter or older ones', () => {
  const short = [0, 5000, 10_000].reduce((all, at) => stop(all, at, at + 1999), NO_STALLS);
  expect(isStuttering(short, RULE)).toBe(false);
  const two = [0, 10_000].reduce((all, at) => stop(all, at, at + 2500), NO_STALLS);
  expect(isStuttering(two, RULE)).toBe(false);
  expect(isStuttering(stop(two, 40_000, 43_000), RULE)).toBe(true);
  expect(isStuttering(stop(two, 65_000, 68_000), RULE)).toBe(false);
});

test('D105: a stop that lasts counts while it lasts, and once', () => {
  const lasting = [3000, 4000, 9000].reduce(
    (all, at) => countStall(all, at, RULE),
    startStall(NO_STALLS, 500),
  );
  expect(lasting.at).toEqual([3000]);
  expect(restartStall(lasting, 10_000, RULE)).toMatchObject({ at: [3000], total: 1, since: undefined });
});

test('D105: after help was offered new ones count, and all are told', () => {
  const three = [0, 5000, 10_000].reduce((all, at) => stop(all, at, at + 2500), NO_STALLS);
  const calm = clearStalls(three);
  expect([isStuttering(three, RULE), isStuttering(calm, RULE), calm.total]).toEqual([true, false, 3]);
});
