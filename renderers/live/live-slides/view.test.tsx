/** The slides of a room: of types 2 and 4 alone, small beside the picture or large in its place, leafed back and followed (M241). */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { ALIVE_TYPE } from '#schemas/live/kinds.ts';
import { SAMPLE_ROOM, sampleEvent } from '#schemas/live/sample-room.ts';
import { drawRoom } from '../../../tests/support/draw-room.tsx';
import view from './view.tsx';

const IMGS = ['s_1', 's_2', 's_3'].map((id) => ({ server_id: id, url: `/demo/${id}.svg` }));
const PPT = { imgs: IMGS, current_preview_page: 's_2' };
const roomOf = (aliveType: number) => ({
  ppt: PPT,
  base: { ...SAMPLE_ROOM.base, alive_type: aliveType },
});
const page = () => screen.getByRole('region', { name: 'Slides' }).getAttribute('data-page');

afterEach(cleanup);

test('M241: on air rooms of types 2 and 4 show the slide the teacher turned to, and those of other types none', async () => {
  for (const type of [ALIVE_TYPE.push, ALIVE_TYPE.slides]) {
    drawRoom(view, { room: roomOf(type), state: { page: 's_2' } });
    const slide = await screen.findByRole('img', { name: 'Slide 2 of 3' });
    expect(slide.getAttribute('src')).toBe('/demo/s_2.svg');
    cleanup();
  }
  for (const type of [ALIVE_TYPE.voice, ALIVE_TYPE.recorded, ALIVE_TYPE.portrait]) {
    const { requests } = drawRoom(view, { room: roomOf(type), state: { page: 's_2' } });
    await expect.poll(() => requests.some(({ name }) => name === 'live.enter')).toBe(true);
    expect(screen.queryByRole('img')).toBeNull();
    cleanup();
  }
});

test('M241: a replay begins at the first slide; a room that is over without one shows none', async () => {
  const over = { alive_state: LIVE_STATE.ended, page: 's_3' };
  const answers = {
    'live.events.get': {
      list: [sampleEvent(9, { kind: 'slide', offset_ms: 60_000, data: { server_id: 's_3', page: 3 } })],
      next_offset: 0,
    },
  };
  const again = { ...over, is_lookback: true };
  drawRoom(view, { room: roomOf(ALIVE_TYPE.slides), state: again, answers });
  expect(await screen.findByRole('img', { name: 'Slide 1 of 3' })).toBeDefined();
  cleanup();
  const { requests } = drawRoom(view, {
    room: { ...roomOf(ALIVE_TYPE.slides), door: 'ended' },
    state: over,
  });
  await expect.poll(() => requests.some(({ name }) => name === 'live.state.get')).toBe(true);
  expect(screen.queryByRole('img')).toBeNull();
});

test('M241: the slide and the picture change places and back', async () => {
  drawRoom(view, { room: roomOf(ALIVE_TYPE.push), state: { page: 's_2' } });
  const small = (await screen.findByRole('region', { name: 'Slides' })).className;
  fireEvent.click(screen.getByRole('button', { name: 'Enlarge slides' }));
  expect(screen.getByRole('region', { name: 'Slides' }).className).not.toBe(small);
  fireEvent.click(screen.getByRole('button', { name: 'Enlarge video' }));
  expect(screen.getByRole('region', { name: 'Slides' }).className).toBe(small);
});

test('M241: one leafs back, never past the teacher, and follows again', async () => {
  drawRoom(view, { room: roomOf(ALIVE_TYPE.push), state: { page: 's_2' } });
  const after = await screen.findByRole<HTMLButtonElement>('button', { name: 'Next slide' });
  expect(after.disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
  expect(page()).toBe('s_1');
  fireEvent.click(screen.getByRole('button', { name: 'Follow the teacher' }));
  expect(page()).toBe('s_2');
  expect(screen.queryByRole('button', { name: 'Follow the teacher' })).toBeNull();
});
