/** What was played, how far one may jump, and what stutters. */
import { describe, expect, test } from 'vitest';
import { coverage, furthestOf, landingOf } from './media-state.ts';
import { resumeAt } from './resume-at.ts';
import { nextSpeed } from './sound.ts';
import { NO_STALLS, startStall, stutters, wentOn } from './stalls.ts';

describe('what was played', () => {
  test('D81: playing on covers, a jump does not', () => {
    const playedSegments = coverage([], 10, 10.25, 1);
    expect(playedSegments).toEqual([{ from: 10, to: 10.25 }]);
    expect(coverage(playedSegments, 10.25, 40, 1)).toEqual(playedSegments);
    expect(coverage(playedSegments, 10.25, 5, 1)).toEqual(playedSegments);
    expect(coverage(playedSegments, undefined, 12, 1)).toEqual(playedSegments);
    expect(coverage(playedSegments, 10.25, 14, 3)).toEqual([{ from: 10, to: 14 }]);
  });

  test('D81: a jump ends at the furthest second seen, and five seconds past it are forgiven', () => {
    const furthest = furthestOf(20, [{ from: 0, to: 30 }]);
    expect(furthest).toBe(30);
    expect(landingOf(35, 100, furthest)).toEqual({ to: 35, isHeld: false });
    expect(landingOf(36, 100, furthest)).toEqual({ to: 30, isHeld: true });
    expect(landingOf(3, 100, furthest)).toEqual({ to: 3, isHeld: false });
  });

  test('D81: without a limit every second may be jumped to, and none past an end', () => {
    expect(furthestOf(-1, [{ from: 0, to: 30 }])).toBeUndefined();
    expect(landingOf(500, 100, undefined)).toEqual({ to: 100, isHeld: false });
    expect(landingOf(-4, 100, undefined)).toEqual({ to: 0, isHeld: false });
  });

  test.each([
    [undefined, 100, 0],
    [{ position: 4, isFinished: false }, 100, 0],
    [{ position: 40, isFinished: false }, 100, 40],
    [{ position: 97, isFinished: false }, 100, 0],
    [{ position: 97, isFinished: false }, 0, 97],
    [{ position: 40, isFinished: true }, 100, 0],
  ])('ux: with %j of %d seconds it goes on at %d', (resume, length, at) => {
    const knownValue = resume && { ...resume, coverage: [], progress: 0, seekLimit: -1, countsHidden: true };
    expect(resumeAt(knownValue, length)).toBe(at);
  });
});

test('ux: the next speed is one of the list, and stops at its ends', () => {
  expect([nextSpeed(1, 1), nextSpeed(3, 1), nextSpeed(0.5, -1)]).toEqual([1.25, 3, 0.5]);
});

test('D105: three stops of more than two seconds within a minute are a stutter', () => {
  const stop = (stalls: typeof NO_STALLS, at: number, ms: number) => wentOn(startStall(stalls, at), at + ms);
  const two = stop(stop(NO_STALLS, 0, 3_000), 10_000, 3_000);
  expect(stutters(two)).toBe(false);
  expect(stutters(stop(two, 20_000, 1_000))).toBe(false);
  expect(stutters(stop(two, 20_000, 2_500))).toBe(true);
  expect(stutters(stop(two, 90_000, 2_500))).toBe(false);
});
