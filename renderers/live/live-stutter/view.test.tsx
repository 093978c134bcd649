/** Help where the picture stutters, and a report that is acknowledged. */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SAMPLE_ROOM } from '#schemas/live/sample-room.ts';
import { drawRoom } from '../../../tests/support/draw-room.tsx';
import view from './view.tsx';

const TIPS = { stalls: 3, stall_seconds: 0, within_seconds: 60, actions: ['quality', 'refresh', 'feedback'] };
const media = { ...SAMPLE_ROOM.media, alive_video_url: '/a.m3u8', pc_alive_video_url: '/a.flv' };

function draw() {
  const drawnRoom = drawRoom(view, {
    room: { media },
    answers: { 'live.stutter.tips': TIPS, 'live.stutter.feedback': {} },
  });
  return drawnRoom;
}

/** A film on the stage, of which so many parts were seen. */
function stagedFilm(parts: number): HTMLVideoElement {
  const stage = document.createElement('section');
  stage.dataset['liveStage'] = '';
  const film = document.createElement('video');
  Object.defineProperty(film, 'seeking', { value: false });
  Object.defineProperty(film, 'played', { value: { length: parts } });
  stage.append(film);
  document.body.append(stage);
  return film;
}

const stopOnce = (film: HTMLVideoElement) => {
  fireEvent(film, new Event('waiting'));
  fireEvent(film, new Event('playing'));
};

/** A film that stops three times. */
async function stutter() {
  const film = stagedFilm(1);
  await vi.waitFor(() => {
    for (let stop = 0; stop < 3; stop += 1) stopOnce(film);
    expect(screen.queryByText('Playback isn’t smooth')).not.toBeNull();
  });
}

beforeEach(() => document.body.replaceChildren());
afterEach(cleanup);

test('M250, D105: after three stops another line, loading anew and a report are offered', async () => {
  draw();
  await stutter();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Switch line', 'Reload', 'Report a problem']),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Switch line' }));
  expect(screen.queryByText('Playback isn’t smooth')).toBeNull();
  await stutter();
  expect(screen.queryByRole('button', { name: 'Switch line' })).toBeNull();
});

test('D105: what is fetched before the first picture is no stop', async () => {
  draw();
  await stutter();
  fireEvent.click(screen.getByRole('button', { name: 'Switch line' }));
  const film = stagedFilm(0);
  for (let stop = 0; stop < 5; stop += 1) stopOnce(film);
  expect(screen.queryByText('Playback isn’t smooth')).toBeNull();
});

test('D94, M250: what is reported goes with what the browser knows, and is acknowledged', async () => {
  const { requests } = draw();
  await stutter();
  fireEvent.click(screen.getByRole('button', { name: 'Report a problem' }));
  fireEvent.click(screen.getByRole('radio', { name: 'There is no sound' }));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: ' silent ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/^Thank you/)).toBeDefined();
  expect(requests.find(({ name }) => name === 'live.stutter.feedback')?.input).toMatchObject({
    alive_id: 'l_1',
    kind: 'no-sound',
    text: 'silent',
  });
});
