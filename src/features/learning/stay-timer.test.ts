/** The stay timer: by moments, not by counting calls. */
import { describe, expect, test } from 'vitest';
import { readStay, setStay, startStay, stopStay, takeStay } from './stay-timer.ts';

const AT = 50_000;

describe('the stay timer', () => {
  test.each([
    ['begins at 0 and adds 1 each second', startStay(0, AT), AT + 7000, 7],
    ['begins at a given value', startStay(40, AT), AT + 2000, 42],
    ['a begun second is none', startStay(0, AT), AT + 2999, 2],
    ['is set while it runs', setStay(startStay(0, AT), 90, AT + 5000), AT + 6000, 91],
    ['is set while it stands', setStay(stopStay(startStay(0, AT), AT), 90, AT), AT + 6000, 90],
    ['stands once it is stopped', stopStay(startStay(0, AT), AT + 3000), AT + 60_000, 3],
    ['keeps the begun second when seconds are reported', takeStay(startStay(0, AT), 5), AT + 6400, 1],
    ['a moment that lies before changes nothing', readStay(startStay(0, AT), AT + 9000), AT, 9],
  ])('M256: %s', (_what, timer, at, expectedValue) => {
    expect(readStay(timer, at).stayTime).toBe(expectedValue);
  });
});
