/** A room is shown to others by its address, a code and a picture. */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { drawRoom } from '../../../tests/support/draw-room.tsx';
import view from './view.tsx';

const URL = 'https://shop.example.com/live/l_1';
const SHARE = {
  title: 'A night',
  url: URL,
  cover: '',
  list: [
    { kind: 'link', url: URL },
    { kind: 'poster', url: 'https://shop.example.com/poster.png' },
  ],
};

afterEach(cleanup);

test('D105: is asked for once somebody reaches for it', async () => {
  const { requests } = drawRoom(view, { answers: { 'live.share.get': SHARE } });
  expect(requests.some(({ name }) => name === 'live.share.get')).toBe(false);
  const trigger = screen.getByRole('button', { name: 'Share' });
  fireEvent.focus(trigger);
  fireEvent.click(trigger);
  expect(await screen.findByText(URL)).toBeDefined();
  expect(screen.getByRole('link', { name: /Picture/ }).getAttribute('href')).toBe(SHARE.list[1]?.url);
});
