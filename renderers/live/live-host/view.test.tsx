/** Where a room is hosted from: what viewers are shown, what waits for a moderator, and the report as a file. */
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PUSH_STATE } from '#schemas/live/kinds.ts';
import { SAMPLE_ROOM, sampleEvent } from '#schemas/live/sample-room.ts';
import { drawRoom } from '../../../tests/support/draw-room.tsx';
import { examples } from './examples.ts';
import view from './view.tsx';

const data = examples[0]?.data ?? {};
const HOST: object = Object(data['host']);
const room = { viewer: { ...SAMPLE_ROOM.viewer, role: 'host' as const } };
const MEMBERS = { banned: [], waiting: [sampleEvent(1, { content: 'Is this on?' })], messages: [] };

const draw = (host: object = {}, push: number = PUSH_STATE.none) =>
  drawRoom(view, {
    room,
    state: { push_state: push },
    answers: {
      'live.host.get': { ...HOST, ...host },
      'live.member.list': MEMBERS,
      'live.report.get': data['report'],
      'live.key.change': data['key'],
      'live.message.mark': { offset: 0 },
    },
  });
const pushing = async () =>
  within(await screen.findByRole('region', { name: 'Preview' })).getByRole('status').textContent;

afterEach(cleanup);

test('D106: a host is told what is shown while nothing is pushed', async () => {
  draw({ source: 'loop' });
  expect(await pushing()).toBe('A clip plays in a loop; nobody has to push');
  expect(screen.getByText(/^This room takes no push/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Show the key' })).toBeNull();
  cleanup();
  draw({ source: 'rtmp' });
  expect(await pushing()).toBe('Nothing is pushed');
  expect(await screen.findByRole('button', { name: 'Show the key' })).toBeDefined();
  cleanup();
  draw({ source: 'rtmp' }, PUSH_STATE.broken);
  expect(await pushing()).toBe('The push broke off');
});

test('D102: a message that waits is let through, or is not', async () => {
  const { asked } = draw();
  const marked = () => asked.filter(({ name }) => name === 'live.message.mark').map(({ input }) => input);
  expect(await screen.findByText('林晚舟: Is this on?')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Let through' }));
  await expect.poll(marked).toMatchObject([{ message_id: 'm_1', as: 'approve' }]);
  fireEvent.click(screen.getByRole('button', { name: 'Refuse' }));
  await expect.poll(marked).toMatchObject([{ as: 'approve' }, { as: 'refuse' }]);
});

test('D105: the report is saved as a table', async () => {
  draw();
  const link = await screen.findByRole('link', { name: 'Download as CSV' });
  expect(link.getAttribute('href')).toBe('/live-report/l_1.csv');
});
