/** Whose clock counts. */
import { describe, expect, test } from 'vitest';
import { serverSkew } from './server-clock.ts';

const NOON = 1_795_000_000_000;
const MINUTE = 60_000;

describe('the server’s clock', () => {
  test.each([
    ['right', 0],
    ['a day ahead', 24 * 60 * MINUTE],
    ['a day behind', -24 * 60 * MINUTE],
  ])(
    'R62: is known to a browser whose own clock is %s, also from a page kept for five minutes',
    (_saidText, wrong) => {
      const here = NOON + wrong;
      const skew = serverSkew(NOON - 5 * MINUTE, { sentAt: String(NOON), arrivedAt: here, now: here + 400 });
      expect(here + 400 + skew).toBe(NOON + 400);
    },
  );

  test.each([undefined, '', 'soon', '12', `${NOON}0`])(
    'R62: falls back to when the page was drawn: %s',
    (sentAt) => {
      expect(serverSkew(NOON, { sentAt, arrivedAt: NOON + 5, now: NOON + 9 })).toBe(-9);
    },
  );

  test('R62: an answer older than the page it came with is not believed', () => {
    expect(serverSkew(NOON, { sentAt: String(NOON - MINUTE), arrivedAt: NOON, now: NOON })).toBe(0);
  });
});
