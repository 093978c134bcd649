/** Being told before a room begins. */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { drawRoom, buildRefusalOf } from '../../../tests/support/draw-room.tsx';
import view from './view.tsx';

const SOON = { room: { door: 'soon' as const }, state: { alive_state: LIVE_STATE.notStarted } };

afterEach(cleanup);

test('M250: is asked for, and undone by the same button', async () => {
  const { requests } = drawRoom(view, {
    ...SOON,
    answers: { 'live.subscribe.arrival': { is_subscribed: true } },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Remind me' }));
  await screen.findByRole('button', { name: /^Reminder set/ });
  fireEvent.click(screen.getByRole('button'));
  const readSentItems = () =>
    requests.filter(({ name }) => name === 'live.subscribe.arrival').map(({ input }) => input);
  await expect.poll(readSentItems).toEqual([
    { alive_id: 'l_1', on: true },
    { alive_id: 'l_1', on: false },
  ]);
});

test('M250: a refusal is said in the server’s words, a stranger logs in, and on air nothing stands there', async () => {
  const answers = { 'live.subscribe.arrival': buildRefusalOf('state-conflict', 'It has begun') };
  const first = drawRoom(view, { ...SOON, answers });
  fireEvent.click(await screen.findByRole('button', { name: 'Remind me' }));
  await expect
    .poll(() => first.intents)
    .toMatchObject([{ payload: { text: 'It has begun', tone: 'error' } }]);
  cleanup();
  const second = drawRoom(view, { ...SOON, isIn: false });
  fireEvent.click(await screen.findByRole('button'));
  expect(second.intents).toEqual([{ name: 'login.open', payload: {} }]);
  cleanup();
  const third = drawRoom(view, {});
  await expect.poll(() => third.requests.length).toBeGreaterThan(0);
  expect(screen.queryByRole('button')).toBeNull();
});
