/** What a picture on a stage does: begins, is stopped by the browser, is lost, is tried again. */
import { afterEach, expect, test, vi } from 'vitest';
import { makeStagePlayer } from './stage-player.ts';

const FILE = '/demo/media/window-light.mp4';

function onStage(play: () => Promise<void>, hosts: readonly string[] = []) {
  const timers: { ms: number; work: () => void }[] = [];
  const after = (ms: number, work: () => void) => {
    const timer = { ms, work };
    timers.push(timer);
    return () => void timers.splice(0, timers.length, ...timers.filter((one) => one !== timer));
  };
  const player = makeStagePlayer(
    { isLive: true, url: FILE, quickUrl: '', hosts },
    { after, onTick: () => undefined },
  );
  const film = document.createElement('video');
  vi.spyOn(film, 'play').mockImplementation(play);
  player.hold(film);
  return { player, film, timers };
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('D106: where the browser wants a press first, that is told, and a press plays', async () => {
  const play = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
    .mockResolvedValue();
  const { player, film } = onStage(play);
  expect(player.get().is).toBe('fetching');
  await vi.waitFor(() => expect(player.get().is).toBe('blocked'));
  player.toggle();
  film.dispatchEvent(new Event('playing'));
  expect(player.get().is).toBe('playing');
});

test('D106: a picture that stands without a word is lost, and tried again by itself', async () => {
  const { player, film, timers } = onStage(() => Promise.resolve());
  await vi.waitFor(() => expect(film.getAttribute('src')).toBe(FILE));
  film.dispatchEvent(new Event('playing'));
  expect(timers).toEqual([]);
  film.dispatchEvent(new Event('waiting'));
  timers[0]?.work();
  expect(player.get()).toMatchObject({ is: 'failed', failure: 'lost' });
  timers.at(-1)?.work();
  expect(player.get().is).toBe('fetching');
  await vi.waitFor(() => expect(film.getAttribute('src')).toBe(FILE));
});

test('D106: what was let go of while its script came never takes the picture', async () => {
  const { player, film } = onStage(() => Promise.resolve());
  player.give({ isLive: true, url: '/demo/media/other.mp4', quickUrl: '', hosts: [] });
  await vi.waitFor(() => expect(film.getAttribute('src')).toBe('/demo/media/other.mp4'));
  await Promise.resolve();
  expect(film.getAttribute('src')).toBe('/demo/media/other.mp4');
});

test('D105: where its own host cannot be reached the others are tried in turn, then its own again', async () => {
  const { player, film, timers } = onStage(
    () => Promise.resolve(),
    ['https://far.example.com', 'https://further.example.com'],
  );
  const shows = (src: string) => vi.waitFor(() => expect(film.getAttribute('src')).toBe(src));
  /** It stands, and nothing comes. */
  const lose = () => timers[0]?.work();
  await shows(FILE);
  lose();
  await shows(`https://far.example.com${FILE}`);
  lose();
  await shows(`https://further.example.com${FILE}`);
  expect(player.get().is).toBe('fetching');
  lose();
  expect(player.get()).toMatchObject({ is: 'failed', failure: 'lost' });
  lose();
  await shows(FILE);
  // A picture that stutters is taken from another host where there is no other line.
  player.other();
  await shows(`https://far.example.com${FILE}`);
});
