/** Hearts are counted at once and sent together. */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { drawRoom } from '../../../tests/support/draw-room.tsx';
import view from './view.tsx';

afterEach(cleanup);

test('M244, M250: presses rise at once, one call tells them all, and a crowd is told shortly', async () => {
  const { requests } = drawRoom(view, {
    locale: 'cn',
    state: { reactions: 12_000 },
    answers: { 'live.react': { count: 1 } },
  });
  const heart = await screen.findByRole('button', { name: '点赞，已有 1w+ 个' });
  fireEvent.click(heart);
  fireEvent.click(heart);
  const readSentItems = () => requests.filter(({ name }) => name === 'live.react').map(({ input }) => input);
  await expect.poll(readSentItems, { timeout: 3000 }).toEqual([{ alive_id: 'l_1', count: 2 }]);
});

test('M250: a stranger is asked to log in, and before a room there is no button', async () => {
  const { intents } = drawRoom(view, { isIn: false });
  fireEvent.click(await screen.findByRole('button'));
  expect(intents).toEqual([{ name: 'login.open', payload: {} }]);
  cleanup();
  const { requests } = drawRoom(view, { state: { alive_state: LIVE_STATE.notStarted } });
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  expect(screen.queryByRole('button')).toBeNull();
});
