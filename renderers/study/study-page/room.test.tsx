/** The study page in each of its states, and its player as it is used. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeCaller } from '#api/call.ts';
import { EngineProvider } from '#engine/provider.tsx';
import { WordsProvider } from '#i18n/words-provider.tsx';
import type { Locale } from '#schemas/locale.ts';
import { examples } from './examples.ts';
import { makeRoom } from './room-state.ts';
import { linesOf } from './lessons.ts';
import type { OwnLesson } from './own-lesson.ts';
import { Room } from './room.tsx';
import type { RoomProps } from './room-props.ts';
import { buildEngine } from '../../../tests/support/engine.ts';
import { UNKEPT as LESSON } from './use-lesson.ts';
import view from './view.tsx';
import { choose } from '../../../tests/support/choose.ts';

const FILM: OwnLesson = {
  kind: 'film',
  title: 'First lesson',
  cover: '/demo/covers/build-from-zero.svg',
  film: {
    medium: 'video',
    url: '/play/v_1/m/film.mp4',
    captions: [],
    chapters: [],
    marquee: undefined,
    seconds: 100,
  },
};
const AUDIO: OwnLesson = { ...FILM, film: { ...FILM.film, medium: 'audio' } };

const EMPTY = {
  position: 0,
  coverage: [],
  progress: 0,
  isFinished: false,
  seekLimit: -1,
  countsHidden: true,
};
const [typical] = examples;

/** Answers every call with this. */
const answering = (data: unknown) =>
  makeCaller({ appId: 'appknowledge', locale: 'en', onRefusal: () => undefined }, () =>
    Promise.resolve({ ok: true, data, serverTime: 0 }),
  );

function draw(change: Partial<RoomProps> = {}, locale: Locale = 'en') {
  if (typical === undefined) throw new Error('no example');
  const { lesson: about, course } = typical.props;
  const own = course.list.map((node) => ({ ...node, lock: '' as const, progress: 0, is_finish: 0 }));
  const go = vi.fn();
  const props: RoomProps = {
    about,
    course,
    own: FILM,
    lesson: LESSON,
    camp: undefined,
    renewOutline: () => undefined,
    lines: linesOf(course.list, own, new Map()),
    room: makeRoom('course_1'),
    again: vi.fn(),
    go,
    act: answering({ list: [] }),
    mayCopy: true,
    leads: false,
    talk: undefined,
    tools: undefined,
    t: view.translate(locale),
    locale,
    ...change,
  };
  render(
    <EngineProvider engine={buildEngine([])}>
      <WordsProvider locale={locale}>
        <Room {...props} />
      </WordsProvider>
    </EngineProvider>,
  );
  return { go, props };
}

const media = () => {
  const element = document.querySelector<HTMLMediaElement>('video, audio');
  if (element === null) throw new Error('no player');
  return element;
};
const player = () => screen.findByRole('region', { name: 'Player: First lesson' });
const begin = async () => {
  await player();
  fireEvent.click(screen.getByRole('button', { name: 'Play: First lesson' }));
};

const playing = new WeakMap<HTMLMediaElement, boolean>();
const calm = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));
beforeEach(() => {
  localStorage.clear();
  calm(true);
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
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('states of the study page', () => {
  test('ux: the lesson stands in its course: its number, links to its neighbours, itself marked', async () => {
    draw();
    await player();
    expect(screen.getByText('Lesson 1 of 3')).toBeDefined();
    expect(screen.getByText('This is the first lesson')).toBeDefined();
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toContain('/learn/i_2/1?product_id=course_1&product_type=50');
    expect(document.querySelector('[aria-current="page"]')?.textContent).toContain('先找到一个人');
  });

  test.each([
    ['whyBuy', 'It opens once you have bought it.'],
    ['whyPassword', 'It opens with a password.'],
    ['whyDesignated', 'It is for invited learners only.'],
  ] as const)('R32: what is not open (%s) says why, and leads to where the way in stands', (why, text) => {
    draw({ own: { kind: 'refused', why } });
    expect(screen.getByText(text)).toBeDefined();
    const way = screen.getByRole('link', { name: 'Go to the course page' });
    expect(way.getAttribute('href')).toBe('/detail/v_1/3?from_tag=course_1');
    expect(document.querySelector('video')).toBeNull();
  });

  test('ADR-326: once every lesson is done the course says so, and leads to the certificate it gave', async () => {
    if (typical === undefined) throw new Error('no example');
    const { list } = typical.props.course;
    const outcomes = list.map((node) => ({ ...node, lock: '' as const, progress: 100, is_finish: 1 }));
    const input = { number: '7K3M9Q2R4T6V', goods_id: 'course_1', revoked_ts: 0 };
    const act = answering({ list: [{ ...input, goods_id: 'course_2', number: '7K3M9Q2R4T60' }, input] });
    draw({ lines: linesOf(list, outcomes, new Map()), act });
    expect(screen.getByRole('region', { name: /^You have finished every lesson/ })).toBeDefined();
    const way = await screen.findByRole('link', { name: 'View your certificate' });
    expect(way.getAttribute('href')).toBe('/certificate/7K3M9Q2R4T6V');
    cleanup();
    draw({ act });
    expect(screen.queryByRole('region', { name: /^You have finished every lesson/ })).toBeNull();
  });

  test('D80: a lesson that plays elsewhere is taken over by one press', () => {
    const takeOver = vi.fn();
    const elsewhere = {
      device: 'Firefox · Windows',
      since: Date.UTC(2026, 10, 25, 6, 32),
      is_same_login: 0,
      resource_id: 'v_1',
    };
    const { resume: _none, ...unopenedValue } = LESSON;
    draw({ lesson: { ...unopenedValue, resume: undefined, phase: 'elsewhere', elsewhere, takeOver } });
    expect(screen.getByText('Playing on Firefox · Windows')).toBeDefined();
    expect(screen.getByText(/Nov 25, (?:2026, )?14:32/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Play here' }));
    expect(takeOver).toHaveBeenCalledOnce();
  });

  test('R59: what did not load says so, and is asked for again', () => {
    const { props } = draw({ own: { kind: 'failed', message: '' } });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(props.again).toHaveBeenCalledOnce();
  });

  test('R59: what is not kept is told, and can be studied all the same', async () => {
    const retry = vi.fn();
    draw({ lesson: { ...LESSON, phase: 'failed', retry } });
    await player();
    expect(screen.getByRole('alert').textContent).toContain('can’t be recorded');
    cleanup();
    draw({ lesson: { ...LESSON, saveState: 'waiting', keptMinutes: 3 } });
    await player();
    expect(screen.getByText('3 min kept on this device')).toBeDefined();
  });

  test('D18: a protected text is read, and not copied', async () => {
    const text: RoomProps['own'] = {
      kind: 'text',
      title: 'Text',
      text: {
        type: 'root',
        children: [
          { type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value: 'Words' }] },
        ],
      },
    };
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    draw({ own: text, mayCopy: false });
    const article = await screen.findByRole('article');
    expect(fireEvent.copy(article)).toBe(false);
    expect(fireEvent.contextMenu(article)).toBe(false);
    cleanup();
    draw({ own: text });
    expect(fireEvent.copy(await screen.findByRole('article'))).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Large' }));
    expect(localStorage.getItem('lt-reader-size')).toBe('l');
  });
});

describe('the player', () => {
  test('ux: nothing is fetched before it is played', async () => {
    draw();
    await player();
    expect(media().hasAttribute('src')).toBe(false);
    await begin();
    expect(media().getAttribute('src')).toBe('/play/v_1/m/film.mp4');
    expect(screen.getByRole('button', { name: 'Pause' })).toBeDefined();
  });

  test('ux: it goes on where the learner was, or from the start', async () => {
    const resume = {
      position: 75,
      coverage: [],
      progress: 75,
      isFinished: false,
      seekLimit: -1,
      countsHidden: true,
    };
    draw({ lesson: { ...LESSON, resume } });
    await player();
    fireEvent.click(screen.getByRole('button', { name: 'Continue from 1:15' }));
    fireEvent.loadedMetadata(media());
    expect(media().currentTime).toBe(75);
    cleanup();
    draw({ lesson: { ...LESSON, resume } });
    await player();
    fireEvent.click(screen.getByRole('button', { name: 'Start over' }));
    fireEvent.loadedMetadata(media());
    expect(media().currentTime).toBe(0);
  });

  test('ux: a lesson that is finished begins from its start', async () => {
    const resume = {
      position: 75,
      coverage: [],
      progress: 75,
      isFinished: true,
      seekLimit: -1,
      countsHidden: true,
    };
    draw({ lesson: { ...LESSON, resume } });
    await begin();
    fireEvent.loadedMetadata(media());
    expect(media().currentTime).toBe(0);
  });

  test('ux: keys work while the focus is in the player', async () => {
    draw();
    await begin();
    const region = await player();
    const key = (name: string) => fireEvent.keyDown(region, { key: name });
    media().currentTime = 20;
    key('l');
    expect(media().currentTime).toBe(30);
    key('ArrowLeft');
    expect(media().currentTime).toBe(25);
    key('>');
    expect([media().playbackRate, localStorage.getItem('lt-player-speed')]).toEqual([1.25, '1.25']);
    key('k');
    expect(media().paused).toBe(true);
    key('m');
    expect(media().muted).toBe(true);
    key('?');
    expect(document.activeElement?.closest('[role="dialog"]')?.getAttribute('aria-label')).toBe(
      'Keyboard shortcuts',
    );
    fireEvent.keyDown(document.body, { key: 'k' });
    expect(media().paused).toBe(true);
  });

  test('D81: the rule about jumping is told before, and a jump past what was seen is held back', async () => {
    const resume = {
      position: 0,
      coverage: [{ from: 0, to: 30 }],
      progress: 30,
      isFinished: false,
      seekLimit: 30,
      countsHidden: true,
    };
    draw({ lesson: { ...LESSON, resume } });
    await player();
    expect(screen.getByText(/you can’t jump ahead/)).toBeDefined();
    await begin();
    fireEvent.change(screen.getByRole('slider', { name: 'Position: First lesson' }), {
      target: { value: '90' },
    });
    expect(media().currentTime).toBe(30);
    expect(screen.getByText(/furthest you got/)).toBeDefined();
  });

  test('D78: what is played, paused, jumped and ended is told to whoever keeps it', async () => {
    const notice = {
      reportProgress: vi.fn(),
      reportPause: vi.fn(),
      reportSeek: vi.fn(),
      reportEnd: vi.fn(),
    };
    draw({ lesson: { ...LESSON, ...notice } });
    await begin();
    media().currentTime = 4;
    fireEvent.timeUpdate(media());
    expect(notice.reportProgress).toHaveBeenCalledWith(4, expect.anything(), 1);
    fireEvent.seeking(media());
    media().currentTime = 50;
    fireEvent.seeked(media());
    expect(notice.reportSeek).toHaveBeenCalledWith(4, 50);
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(notice.reportPause).toHaveBeenCalledWith(50);
    fireEvent.ended(media());
    expect(notice.reportEnd).toHaveBeenCalledOnce();
  });

  test('D105: a film that stops for long three times stutters; what is fetched before its first picture is no stop', async () => {
    draw();
    await begin();
    const parts = vi.spyOn(media(), 'played', 'get');
    const hear = (name: string, at: number) => {
      const event = new Event(name);
      Object.defineProperty(event, 'timeStamp', { value: at });
      fireEvent(media(), event);
    };
    const stopThrice = (from: number) => {
      for (const at of [0, 5_000, 10_000]) {
        hear('waiting', from + at);
        hear('playing', from + at + 3_000);
      }
    };
    const buildSeenValue = (length: number) =>
      parts.mockReturnValue({ length, start: () => 0, end: () => 1 });
    buildSeenValue(0);
    stopThrice(0);
    expect(screen.queryByText(/keeps stopping/)).toBeNull();
    buildSeenValue(1);
    stopThrice(20_000);
    expect(screen.getByText(/keeps stopping/)).toBeDefined();
  });

  test('ux: after the end the next lesson is counted down to, and called off by one press', async () => {
    calm(false);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    try {
      const { go } = draw();
      await begin();
      vi.spyOn(media(), 'ended', 'get').mockReturnValue(true);
      fireEvent.ended(media());
      expect(screen.getByRole('button', { name: 'Next lesson in 5' })).toBeDefined();
      for (const left of [4, 3, 2, 1]) {
        await act(() => vi.advanceTimersByTimeAsync(1_000));
        expect(screen.getByRole('button', { name: `Next lesson in ${String(left)}` })).toBeDefined();
      }
      fireEvent.click(screen.getByRole('button', { name: 'Stay here' }));
      await act(() => vi.advanceTimersByTimeAsync(20_000));
      expect(go).not.toHaveBeenCalled();
      fireEvent.click(screen.getByRole('button', { name: 'Go to the next lesson' }));
      expect(go).toHaveBeenCalledWith('/learn/i_2/1?product_id=course_1&product_type=50');
    } finally {
      vi.useRealTimers();
    }
  });

  test('ux: for less motion nothing counts down', async () => {
    draw();
    await begin();
    vi.spyOn(media(), 'ended', 'get').mockReturnValue(true);
    fireEvent.ended(media());
    expect(screen.getByRole('button', { name: 'Go to the next lesson' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Stay here' })).toBeNull();
  });

  test('R59: a film that cannot be had says so, and its address is asked for anew', async () => {
    const { props } = draw();
    await begin();
    const error = { code: 2, MEDIA_ERR_NETWORK: 2 };
    Object.defineProperty(media(), 'error', { configurable: true, value: error });
    fireEvent.error(media());
    expect(screen.getByRole('alert').textContent).toContain('connection dropped');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(props.again).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('ux: a recording can be told to stop by itself', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    try {
      draw({ own: AUDIO });
      await player();
      fireEvent.click(screen.getByRole('button', { name: 'Play' }));
      choose('Sleep timer', '15');
      await vi.advanceTimersByTimeAsync(14 * 60_000);
      expect(media().paused).toBe(false);
      await vi.advanceTimersByTimeAsync(61_000);
      expect(media().paused).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });
});

const MARQUEE = { text: 'Ada 0006', color: '#ffffff', opacity: 40, size: 16, speed: 60 };

test('D105: words stand over a film while it plays, jump for less motion, and no small window leaves them behind', async () => {
  draw({ own: { ...FILM, film: { ...FILM.film, marquee: MARQUEE } } });
  await player();
  expect(screen.queryByText('Ada 0006')).toBeNull();
  vi.useFakeTimers();
  try {
    fireEvent.click(screen.getByRole('button', { name: 'Play: First lesson' }));
    playing.set(media(), true);
    fireEvent(media(), new Event('playing'));
    const words = screen.getByText('Ada 0006');
    expect(words.closest('[aria-hidden="true"]')).not.toBeNull();
    const place = () => [words.style.top, words.style.left];
    const first = place();
    act(() => void vi.advanceTimersByTime(9000));
    expect(place()).not.toEqual(first);
    expect(screen.queryByRole('button', { name: 'Picture in picture' })).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('ADR-352: the rule about unseen study is told beforehand', async () => {
  draw({ lesson: { ...LESSON, resume: { ...EMPTY, countsHidden: false } } });
  await player();
  expect(screen.getByText(/counts only while you can see it/)).toBeTruthy();
});
