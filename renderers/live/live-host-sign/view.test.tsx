/** What a host starts by live-host-sign. */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SAMPLE_ROOM } from '#schemas/live/sample-room.ts';
import { drawRoom, buildRefusalOf } from '../../../tests/support/draw-room.tsx';
import view from './view.tsx';

const room = { viewer: { ...SAMPLE_ROOM.viewer, role: 'host' as const } };

afterEach(cleanup);

test('M246, D99: a host starts a sign-in of so many seconds, and is told that one is open', async () => {
  const { requests, intents } = drawRoom(view, { room, answers: { 'live.sign.start': {} } });
  fireEvent.change(await screen.findByRole('textbox', { name: 'Seconds' }), { target: { value: '90' } });
  fireEvent.click(screen.getByRole('button', { name: 'Start sign-in' }));
  await expect
    .poll(() => requests.at(-1))
    .toEqual({
      name: 'live.sign.start',
      input: { alive_id: 'l_1', time: 90 },
    });
  await expect.poll(() => intents).toMatchObject([{ payload: { text: 'Done', tone: 'success' } }]);
  cleanup();
  drawRoom(view, { room, state: { sign_id: 'sg_1' } });
  expect(await screen.findByText('A sign-in is open')).toBeDefined();
});

test('M246: what the server refuses is said in its words', async () => {
  const { intents } = drawRoom(view, {
    room,
    answers: { 'live.sign.start': buildRefusalOf('state-conflict', 'Not on air') },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Start sign-in' }));
  await expect.poll(() => intents).toMatchObject([{ payload: { text: 'Not on air', tone: 'error' } }]);
});
