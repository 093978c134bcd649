/** What a host starts by live-host-prize. */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PRIZE_CONDITION } from '#schemas/live/activities/prize.ts';
import { SAMPLE_ROOM } from '#schemas/live/sample-room.ts';
import { drawRoom } from '../../../tests/support/draw-room.tsx';
import view from './view.tsx';

const room = { viewer: { ...SAMPLE_ROOM.viewer, role: 'host' as const } };

afterEach(cleanup);

test('M247, D100: a host starts a prize under a condition; while one runs it can be drawn', async () => {
  const { requests } = drawRoom(view, {
    room,
    answers: { 'live.prize.start': { prize_id: 'pz_1' } },
  });
  fireEvent.change(await screen.findByRole('textbox', { name: 'Prize name' }), {
    target: { value: 'A book' },
  });
  fireEvent.change(screen.getByRole('combobox', { name: 'Condition' }), {
    target: { value: String(PRIZE_CONDITION.keyword) },
  });
  fireEvent.change(screen.getByRole('textbox', { name: 'Keyword' }), { target: { value: 'lumen' } });
  fireEvent.click(screen.getByRole('button', { name: 'Start prize draw' }));
  await expect
    .poll(() => requests.at(-1))
    .toMatchObject({
      name: 'live.prize.start',
      input: { name: 'A book', seconds: 60, winners: 1, condition: 1, condition_text: 'lumen' },
    });
  cleanup();
  const running = drawRoom(view, { room, state: { prize_id: 'pz_1' }, answers: { 'live.prize.draw': {} } });
  fireEvent.click(await screen.findByRole('button', { name: 'Draw now' }));
  await expect
    .poll(() => running.requests.at(-1))
    .toEqual({
      name: 'live.prize.draw',
      input: { alive_id: 'l_1', prize_id: 'pz_1' },
    });
});
