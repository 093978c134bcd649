/** Words over the picture that tell who watches (D105). */
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SAMPLE_ROOM } from '#schemas/live/sample-room.ts';
import { drawRoom } from '../../../tests/support/draw-room.tsx';
import view from './view.tsx';

const MARQUEE = { enabled: true, text: '小满 0001', color: '#ffffff', opacity: 0.5, size: 24, speed: 60 };
const draw = (room: object) =>
  drawRoom(view, { room: { marquee: MARQUEE, ...room }, answers: { 'live.marquee.get': MARQUEE } });

afterEach(cleanup);

test('D105: who watches stands over the picture, as the room says it, and is not read out', async () => {
  const { container } = draw({});
  const words = await screen.findByText('小满 0001');
  expect(words.style.opacity).toBe('0.5');
  expect(words.style.getPropertyValue('--zoom')).toBe('1.5');
  expect(words.style.getPropertyValue('--turn')).toBe('20s');
  expect(container.querySelector('[aria-hidden="true"]')?.contains(words)).toBe(true);
});

test('D105: nothing runs where the room wants none, nor before one is in', async () => {
  for (const room of [{ marquee: { ...MARQUEE, enabled: false } }, { door: 'look' as const }]) {
    const { requests } = draw(room);
    await expect.poll(() => requests.some(({ name }) => name === 'live.page.get')).toBe(true);
    await expect.poll(() => requests.length).toBeGreaterThan(1);
    expect(screen.queryByText(SAMPLE_ROOM.viewer.nickname, { exact: false })).toBeNull();
    cleanup();
  }
});
