/**
 * A film that stands still is told of, and one that moves is not (D128).
 * @vitest-environment happy-dom
 */
import { expect, it } from 'vitest';
import { hasNoPicture, STILL_MS, watchMedia } from './watch-media.ts';

function makeClock() {
  let now = 0;
  const due: { at: number; run: () => void }[] = [];
  return {
    now: () => now,
    after: (ms: number, run: () => void) => {
      const one = { at: now + ms, run };
      due.push(one);
      return () => void due.splice(due.indexOf(one), 1);
    },
    pass: (ms: number) => {
      const end = now + ms;
      for (;;) {
        const next = due.findIndex(({ at }) => at <= end);
        if (next === -1) break;
        const [one] = due.splice(next, 1);
        now = one?.at ?? end;
        one?.run();
      }
      now = end;
    },
  };
}

function film(state: Record<string, unknown> = {}) {
  const element = {
    currentTime: 0,
    readyState: 2,
    paused: false,
    ended: false,
    error: null,
    videoWidth: 640,
  };
  const buffered = { length: 0, start: () => 0, end: () => 0 };
  return Object.assign(element, { buffered }, state);
}

function buildWatchedValue(state?: Record<string, unknown>) {
  const [clock, element] = [makeClock(), film(state)];
  const notices: string[] = [];
  const place = document.createElement('video');
  for (const [name, value] of Object.entries(element))
    Object.defineProperty(place, name, { value, writable: true, configurable: true });
  const stop = watchMedia(place, (reason) => notices.push(reason), clock);
  return { clock, place, told: notices, stop };
}

it('D128: one that should play and does not move is told of as lost', () => {
  const { clock, told, stop } = buildWatchedValue();
  clock.pass(STILL_MS - 1);
  expect(told).toEqual([]);
  clock.pass(10_000);
  expect(told).toEqual(['lost']);
  stop();
  clock.pass(10 * STILL_MS);
  expect(told).toEqual(['lost']);
});

it.each([
  ['paused', { paused: true }],
  ['over', { ended: true }],
])('D128: one that is %s may stand still', (_what, state) => {
  const { clock, told } = buildWatchedValue(state);
  clock.pass(10 * STILL_MS);
  expect(told).toEqual([]);
});

it('D128: one that goes on is let be', () => {
  const { clock, place, told } = buildWatchedValue();
  for (let second = 1; second < 20; second += 1) {
    Object.defineProperty(place, 'currentTime', { value: second, writable: true, configurable: true });
    clock.pass(10_000);
  }
  expect(told).toEqual([]);
});

it.each([
  ['/play/g/m/whole.mp4?e=1', 0, true],
  ['/play/g/m/whole.mp4', 640, false],
  ['/play/g/m/whole.mp3', 0, false],
])('D128: a file %s of %i pixels has only its sound: %s', (url, videoWidth, isSo) => {
  const { place } = buildWatchedValue({ videoWidth });
  expect(hasNoPicture(place, url)).toBe(isSo);
});
