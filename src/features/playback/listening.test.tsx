/** A recording whose page is left while it plays: it goes on, is reported on, and comes back to its page. */
import { act, cleanup, fireEvent, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EngineProvider } from '#engine/provider.tsx';
import { settable } from '#engine/store.ts';
import { useStudy } from '#features/learning/index.ts';
import { fakeClock } from '#platform/fake-clock.ts';
import { buildEngine } from '../../../tests/support/engine.ts';
import { makeStudyServer } from '../../../tests/support/study-server.ts';
import type { Film } from './film.ts';
import { readHeard, writeHeard } from './heard-lesson.ts';
import { listeningIn } from './listening.ts';
import { makePlayback } from './playback.ts';
import { makeSleepTimer, sleepOf } from './sleep.ts';
import { usePlayback } from './use-playback.ts';

const IN = { status: 'in', user: { nickname: 'Ann', avatar: '', svip: false, bought: [] } } as const;
const FILM: Film = {
  medium: 'audio',
  url: '/play/a_1/m/talk.mp3',
  captions: [],
  chapters: [],
  marquee: undefined,
  seconds: 600,
};
const ABOUT = {
  id: 'a_1',
  type: 2,
  productId: '',
  title: 'Talk',
  teacher: '',
  course: '',
  cover: '',
  href: '/learn/a_1/2',
};
const NEAR = { before: undefined, next: undefined };

const playing = new WeakMap<HTMLMediaElement, boolean>();
beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('no network'));
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(function (this: HTMLMediaElement) {
    return playing.get(this) !== true;
  });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    playing.set(this, true);
    fireEvent.play(this);
    return Promise.resolve();
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    playing.set(this, false);
    fireEvent.pause(this);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function ground() {
  const server = makeStudyServer(() => 0, { position: 0, learn_progress: 0 });
  const path = settable('/learn/a_1/2');
  const intend = vi.fn();
  const engine = {
    ...buildEngine([], { call: server.caller(() => true), mode: 'live' as const, intend }),
    path,
  };
  engine.viewer.set(IN);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <EngineProvider engine={engine}>{children}</EngineProvider>
  );
  const page = (id = 'a_1') =>
    renderHook(
      () => {
        const lesson = useStudy({ resource_id: id, resource_type: 2, product_id: '' }, true);
        const about = { ...ABOUT, id };
        return { lesson, player: usePlayback({ film: FILM, about, lesson, begins: false, near: NEAR }) };
      },
      { wrapper },
    );
  const element = () => document.querySelector('audio');
  const playTo = (at: number) =>
    act(() => {
      const audio = element();
      if (audio === null) throw new Error('no recording');
      audio.currentTime = at;
      fireEvent.timeUpdate(audio);
    });
  return { server, engine, path, intend, page, element, playTo };
}

test('ADR-323: a recording goes on after its page in the same element and the same session, and comes back to it', async () => {
  const { server, engine, path, intend, page, element, playTo } = ground();
  const first = page();
  await waitFor(() => expect(first.result.current.lesson.phase).toBe('studying'));
  act(() => first.result.current.player.play());
  playTo(1);
  const before = element();
  path.set('/');
  first.unmount();
  expect(intend).toHaveBeenCalledWith('listening.show', {});
  const heardListening = listeningIn(engine).get();
  expect([heardListening?.phase, element() === before, before?.paused]).toEqual(['playing', true, false]);
  playTo(60);
  expect(readHeard(sessionStorage.getItem('lt-heard') ?? '')?.at).toBe(60);
  expect(heardListening?.playback?.get().media.at).toBe(60);
  vi.useFakeTimers();
  sleepOf(engine).set(15);
  vi.advanceTimersByTime(15 * 60_000);
  vi.useRealTimers();
  expect(before?.paused).toBe(true);

  path.set('/learn/a_1/2');
  const second = page();
  expect(second.result.current.player.media.at).toBe(60);
  expect(second.result.current.lesson.phase).toBe('studying');
  expect([listeningIn(engine).get(), sessionStorage.getItem('lt-heard')]).toEqual([undefined, null]);
  expect(server.sessions.size).toBe(1);
});

test('ADR-323: what was paused ends with its page, and another lesson ends what is heard on', async () => {
  const { engine, path, page, element } = ground();
  const pausedView = page();
  await waitFor(() => expect(pausedView.result.current.lesson.phase).toBe('studying'));
  act(() => pausedView.result.current.player.play());
  act(() => pausedView.result.current.player.pause());
  path.set('/');
  pausedView.unmount();
  expect([listeningIn(engine).get(), element()]).toEqual([undefined, null]);

  path.set('/learn/a_1/2');
  const first = page();
  await waitFor(() => expect(first.result.current.lesson.phase).toBe('studying'));
  act(() => first.result.current.player.play());
  path.set('/learn/a_2/2');
  first.unmount();
  expect(listeningIn(engine).get()?.lesson.id).toBe('a_1');
  const other = page('a_2');
  await waitFor(() => expect(other.result.current.lesson.phase).toBe('studying'));
  expect(listeningIn(engine).get()).toBeUndefined();
  expect(document.querySelectorAll('audio')).toHaveLength(1);
});

test('ADR-323: whoever logs out hears no more', async () => {
  const { engine, path, page, element } = ground();
  const first = page();
  await waitFor(() => expect(first.result.current.lesson.phase).toBe('studying'));
  act(() => first.result.current.player.play());
  path.set('/');
  first.unmount();
  act(() => engine.events.emit('auth:changed', { isIn: false }));
  expect([listeningIn(engine).get(), element(), sessionStorage.getItem('lt-heard')]).toEqual([
    undefined,
    null,
    null,
  ]);
});

test('ADR-323: what a tab keeps is read with care', () => {
  const event = { ...ABOUT, at: 12, seconds: 600 };
  expect(readHeard(writeHeard(event))).toEqual(event);
  expect(readHeard(undefined)).toBeUndefined();
  expect(readHeard(writeHeard({ ...event, href: '//evil.example' }))).toBeUndefined();
});

test('ADR-323: the sleep timer stops what plays, over pages, and counts anew with each choice', () => {
  const clock = fakeClock();
  const timer = makeSleepTimer(clock);
  const stop = vi.fn();
  timer.whenDue(stop);
  timer.set(15);
  clock.advance(14 * 60_000);
  timer.set(30);
  clock.advance(29 * 60_000);
  expect([stop.mock.calls.length, timer.get()]).toEqual([0, 30]);
  clock.advance(60_001);
  expect([stop.mock.calls.length, timer.get()]).toEqual([1, 0]);
  timer.set(-1);
  clock.advance(3_600_000);
  expect([stop.mock.calls.length, timer.get()]).toEqual([1, -1]);
});

test.each([
  ['recording', 'audio'],
  ['film', 'video'],
] as const)(
  'ADR-323: a %s that stays open for a day grows neither listeners nor timers nor what it remembers',
  (_name, tag) => {
    vi.useFakeTimers();
    try {
      const element = document.createElement(tag);
      const places = [element, document, window];
      const addedItems = places.map((place) => vi.spyOn(place, 'addEventListener'));
      const removedItems = places.map((place) => vi.spyOn(place, 'removeEventListener'));
      const calls = (spies: readonly { mock: { calls: unknown[] } }[]) =>
        spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
      const notice = {
        reportProgress: vi.fn(),
        reportPause: vi.fn(),
        reportSeek: vi.fn(),
        reportEnd: vi.fn(),
      };
      const resume = {
        position: 0,
        coverage: [],
        progress: 0,
        isFinished: false,
        seekLimit: -1,
        countsHidden: false,
      };
      const playback = makePlayback({
        film: FILM,
        listener: { ...notice, resume, isFinished: false },
        begins: true,
      });
      playback.hold(element);
      const day = (hours: number) => {
        for (let second = 0; second < hours * 3_600; second += 5) {
          element.currentTime = second % 600;
          for (const name of ['waiting', 'playing', 'timeupdate', 'progress'])
            element.dispatchEvent(new Event(name));
          vi.advanceTimersByTime(5_000);
        }
      };
      const size = () => [
        calls(addedItems) - calls(removedItems),
        vi.getTimerCount(),
        JSON.stringify(playback.get()).length,
      ];
      day(1);
      const [listeners, timers, letters = 0] = size();
      day(23);
      const after = size();
      expect(after.slice(0, 2)).toEqual([listeners, timers]);
      expect(after[2]).toBeLessThanOrEqual(letters + 50);
      playback.hold(null);
      const hears = calls(addedItems) - calls(removedItems);
      expect(hears).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  },
);
