/** What the study page sends of a lesson while minutes of it pass: the bodies of its requests, as the browser's client made them. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import axios from 'axios';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeCaller } from '#api/call.ts';
import { EngineProvider } from '#engine/provider.tsx';
import { buildEngine } from '../../../tests/support/engine.ts';
import { examples } from './examples.ts';
import view from './view.tsx';
import { buildOpened } from '../../../tests/support/build-opened.ts';

// Parts that are fetched when they are needed: here they are there already, for no time passes meanwhile.
await Promise.all([import('./player/player.tsx'), import('#api/http.ts')]);

const FILM = '/play/v_1/m/film.mp4';
const LENGTH_S = 100;
const HOUR_MS = 3_600_000;
const usual = axios.defaults.adapter;

const OPENED = buildOpened();
const DETAIL = {
  goods: { title: 'First lesson', cover: '', type: 3 },
  access: { can_study: true, reason: '' },
  media: { kind: 'video', url: FILM, poster: '', seconds: LENGTH_S, captions: [], chapters: [], text: null },
};

/** Reports by their fields, in the order they were sent. */
let sentItems: Record<string, string>[] = [];
let nextInterval = 120;
/** Milliseconds this machine slept: its clock goes on, its timers do not. */
let sleptMs = 0;

function take(body: string): object {
  const report = Object.fromEntries(
    [...new URLSearchParams(body)].map(([name, value]) => [name.replace(/^bizData\[(.*)\]$/, '$1'), value]),
  );
  sentItems.push(report);
  return {
    max_learn_progress: Number(report['learn_progress']),
    is_finish: 0,
    finished_at: '',
    next_interval: nextInterval,
    server_time: 0,
    beat: 'c',
    kept_seq: Number(report['seq']),
    credited: 0,
  };
}

function answer(path: string, body: string): object {
  if (path.includes('/api/learn.session.open/')) return OPENED;
  if (path.includes('/api/learn.record.push/')) return take(body);
  return path.includes('/api/goods.detail.get/') ? DETAIL : { list: [], terms: [] };
}

const settleAll = () =>
  act(async () => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
  });

async function open() {
  const [typical] = examples;
  if (typical === undefined) throw new Error('no example');
  const call = makeCaller({ appId: 'appknowledge', locale: 'en', onRefusal: () => undefined });
  const engine = buildEngine([], { call, locale: 'en' });
  engine.viewer.set({ status: 'in', user: { nickname: 'Ann', avatar: '', svip: false, bought: [] } });
  const props = {
    root: { 'data-node': 'study', 'data-kind': 'study-page' },
    id: 'study',
    props: {
      lesson: typical.props.lesson,
      course: { id: 'course_1', type: 50, title: '', list: [], total: 0 },
    },
    data: {},
    slots: {},
    t: view.translate('en'),
    locale: 'en' as const,
    can: engine.can,
    intend: () => undefined,
    act: call,
  };
  const Component = (input: typeof props) => view.Component(input);
  const drawnView = render(
    <EngineProvider engine={engine}>{createElement(Component, props)}</EngineProvider>,
  );
  for (let turn = 0; turn < 50 && document.querySelector('video') === null; turn += 1) await settleAll();
  return drawnView;
}

const film = () => {
  const element = document.querySelector('video');
  if (element === null) throw new Error('no player');
  return element;
};

/** So many seconds pass; where the film plays it goes on, and says so twice a second. */
async function pass(seconds: number) {
  if (film().paused) await act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  else
    for (let half = 0; half < seconds * 2; half += 1) {
      await act(() => vi.advanceTimersByTimeAsync(500));
      film().currentTime += 0.5;
      fireEvent.timeUpdate(film());
    }
  await settleAll();
}
const play = () => fireEvent.click(screen.getByRole('button', { name: /^Play: / }));
const buildNotices = (...names: string[]) =>
  sentItems.map((report) => names.map((name) => Number(report[name])));

const playing = new WeakSet<HTMLMediaElement>();
beforeEach(() => {
  [sentItems, nextInterval, sleptMs] = [[], 120, 0];
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'],
  });
  const awake = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => awake() + sleptMs);
  axios.defaults.adapter = (config) => {
    const data = { code: 0, msg: '', req_id: 'r', data: answer(config.url ?? '', String(config.data ?? '')) };
    return Promise.resolve({ data, status: 200, statusText: '', headers: {}, config });
  };
  vi.spyOn(window, 'fetch').mockImplementation((address, request) => {
    const { body } = request ?? {};
    const data =
      typeof address === 'string' && typeof body === 'string' ? answer(address, body) : { list: [] };
    return Promise.resolve(new Response(JSON.stringify({ code: 0, msg: '', req_id: 'r', data })));
  });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.spyOn(HTMLMediaElement.prototype, 'duration', 'get').mockReturnValue(LENGTH_S);
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(function (this: HTMLMediaElement) {
    return !playing.has(this);
  });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    playing.add(this);
    fireEvent.play(this);
    return Promise.resolve();
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    playing.delete(this);
    fireEvent.pause(this);
  });
});
afterEach(() => {
  cleanup();
  if (usual === undefined) delete axios.defaults.adapter;
  else axios.defaults.adapter = usual;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('while a lesson is open', () => {
  test('M253: it is reported after two minutes and each two minutes, and as often as the server asks from then on', async () => {
    await open();
    await pass(119);
    expect(sentItems).toEqual([]);
    nextInterval = 30;
    await pass(1);
    expect(buildNotices('stay_time', 'spend_time')).toEqual([[120, 0]]);
    await pass(60);
    expect(buildNotices('stay_time')).toEqual([[120], [30], [30]]);
  });

  test('M254: a page that slept for an hour tells of two minutes, none of them studied', async () => {
    await open();
    await pass(10);
    sleptMs = HOUR_MS;
    await pass(1);
    expect(buildNotices('stay_time', 'spend_time')).toEqual([[120, 0]]);
    await pass(120);
    expect(buildNotices('stay_time')).toEqual([[120], [120]]);
  });

  test('M255, M257: a point of progress is told once, locked while the progress stays, and told anew when it comes again', async () => {
    await open();
    play();
    await pass(50);
    expect(buildNotices('learn_progress', 'org_learn_progress', 'stay_time')).toEqual([[50, 50, 50]]);
    expect(sentItems[0]).toMatchObject({
      resource_id: 'v_1',
      resource_type: '3',
      product_id: 'course_1',
      is_first: '1',
    });
    // The film says where it is, over and over: it is the same percent.
    for (let turn = 0; turn < 40; turn += 1) {
      fireEvent.timeUpdate(film());
      await act(() => vi.advanceTimersByTimeAsync(100));
    }
    await settleAll();
    expect(sentItems).toHaveLength(1);
    // Another percent unlocks it, and is no point itself.
    await pass(10);
    expect(sentItems).toHaveLength(1);
    fireEvent.seeking(film());
    film().currentTime = 45;
    fireEvent.seeked(film());
    await pass(6);
    expect(buildNotices('learn_progress', 'org_learn_progress')).toEqual([
      [50, 50],
      [45, 45],
      [50, 50],
    ]);
    await pass(40);
    expect(buildNotices('learn_progress').at(-1)).toEqual([90]);
    expect(sentItems).toHaveLength(4);
  });

  test('M256, M257: the stay counts a second each second, begins anew at each report, and stops with the lesson', async () => {
    const { unmount } = await open();
    await pass(7);
    play();
    await pass(50);
    film().pause();
    await pass(13);
    unmount();
    await settleAll();
    // At half of it, at the pause once three seconds lie between, and at the end: each second in one of them.
    expect(buildNotices('stay_time', 'spend_time')).toEqual([
      [57, 49],
      [3, 0],
      [10, 0],
    ]);
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(sentItems).toHaveLength(3);
  });
});
