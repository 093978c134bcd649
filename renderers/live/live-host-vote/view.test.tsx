/** What a host starts by live-host-vote. */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SAMPLE_ROOM } from '#schemas/live/sample-room.ts';
import { drawRoom } from '../../../tests/support/draw-room.tsx';
import view from './view.tsx';

const room = { viewer: { ...SAMPLE_ROOM.viewer, role: 'host' as const } };

afterEach(cleanup);

test('M250: a host asks with one option a line, each once; while a vote runs it can be ended', async () => {
  const { requests } = drawRoom(view, {
    room,
    answers: { 'live.vote.start': { vote_id: 'vt_1' } },
  });
  fireEvent.change(await screen.findByRole('textbox', { name: 'Question' }), { target: { value: 'Which?' } });
  const options = screen.getByRole('textbox', { name: 'Options, one per line' });
  fireEvent.change(options, { target: { value: ' A \n\nB\nA' } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Allow several answers' }));
  fireEvent.click(screen.getByRole('button', { name: 'Start vote' }));
  await expect
    .poll(() => requests.at(-1))
    .toEqual({
      name: 'live.vote.start',
      input: { alive_id: 'l_1', title: 'Which?', options: ['A', 'B'], is_multiple: true },
    });
  await expect.poll(() => options).toHaveProperty('value', '');
  cleanup();
  const running = drawRoom(view, { room, state: { vote_id: 'vt_1' }, answers: { 'live.vote.end': {} } });
  fireEvent.click(await screen.findByRole('button', { name: 'End vote' }));
  await expect
    .poll(() => running.requests.at(-1))
    .toEqual({
      name: 'live.vote.end',
      input: { alive_id: 'l_1', vote_id: 'vt_1' },
    });
});
