/** What the page of a room says decides what its stage shows: which address, a voice room's picture, why nothing comes (M240, D95). */
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { ALIVE_TYPE, PUSH_STATE } from '#schemas/live/kinds.ts';
import { SAMPLE_ROOM } from '#schemas/live/sample-room.ts';
import { drawRoom } from '../../../tests/support/draw-room.tsx';
import view from './view.tsx';

/** Files a browser plays by itself: no script comes between the room and its element. */
const [ANY, QUICK] = ['/demo/media/any.mp4', '/demo/media/quick.mp4'];
const MEDIA = { ...SAMPLE_ROOM.media, alive_video_url: ANY, pc_alive_video_url: ANY };
const PICTURE = SAMPLE_ROOM.base.cover;
const EVENTS = { 'live.events.get': { list: [], next_offset: 0 } };

const draw = (room: object, options: object = {}) =>
  drawRoom(view, { props: { is_quiet: false }, room: { media: MEDIA, ...room }, ...options });
const film = () => screen.findByLabelText('Live video').then((one) => one.closest('video'));
/** What stands in the place of a picture that does not come. */
const AFTER_MS = 13_000;

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('M240: on a PC pc_alive_video_url is played, and alive_video_url where that cannot be', async () => {
  const media = { ...MEDIA, pc_alive_video_url: QUICK };
  vi.stubGlobal('MediaSource', class {});
  draw({ media });
  await expect.poll(async () => (await film())?.getAttribute('src')).toBe(QUICK);
  cleanup();
  vi.stubGlobal('MediaSource', undefined);
  draw({ media });
  await expect.poll(async () => (await film())?.getAttribute('src')).toBe(ANY);
});

test('M240: a replay plays what can be gone through, and without an address there is no stage', async () => {
  vi.stubGlobal('MediaSource', class {});
  const state = { alive_state: LIVE_STATE.ended, is_lookback: true };
  draw({ media: { ...MEDIA, pc_alive_video_url: QUICK } }, { state, answers: EVENTS });
  await expect.poll(async () => (await film())?.getAttribute('src')).toBe(ANY);
  cleanup();
  const { requests } = draw({ media: SAMPLE_ROOM.media });
  await expect
    .poll(() => requests.some(({ name }) => name === 'live.message.get'), { timeout: 4000 })
    .toBe(true);
  expect(screen.queryByLabelText('Live video')).toBeNull();
});

test('M240, D95: a voice room shows its courseware picture over the stage, a room of another type none', async () => {
  const base = { ...SAMPLE_ROOM.base, courseware_image: PICTURE };
  const pictures = () => [...document.querySelectorAll('img')].map((one) => one.getAttribute('src'));
  draw({ base: { ...base, alive_type: ALIVE_TYPE.voice } });
  await film();
  expect(pictures()).toEqual([PICTURE]);
  cleanup();
  for (const other of [
    { ...base, alive_type: ALIVE_TYPE.push },
    { ...base, alive_type: ALIVE_TYPE.voice, courseware_image: '' },
  ]) {
    draw({ base: other });
    await film();
    expect(pictures()).toEqual([]);
    cleanup();
  }
});

test('D123: where the browser wants a press first, one button over the picture is all there is to press', async () => {
  vi.mocked(HTMLMediaElement.prototype.play).mockRejectedValue(new DOMException('', 'NotAllowedError'));
  draw({});
  const begin = await screen.findByRole('button', { name: 'Click to play' });
  expect(screen.queryByRole('group', { name: 'Controls' })).toBeNull();
  vi.mocked(HTMLMediaElement.prototype.play).mockResolvedValue();
  begin.click();
  (await film())?.dispatchEvent(new Event('playing'));
  await screen.findByRole('group', { name: 'Controls' });
  expect(screen.queryByRole('button', { name: 'Click to play' })).toBeNull();
});

test.each([
  [PUSH_STATE.none, 'No video yet, just a moment'],
  [PUSH_STATE.pushing, 'The video isn’t loading. Trying again'],
  [PUSH_STATE.broken, 'The teacher’s video was interrupted. Waiting for it to resume'],
] as const)('M240: while no picture comes push_state %d is said in words', async (push_state, message) => {
  vi.useFakeTimers();
  draw({}, { state: { push_state } });
  await vi.advanceTimersByTimeAsync(AFTER_MS);
  expect(screen.getByText(message)).toBeDefined();
});
