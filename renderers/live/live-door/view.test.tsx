/** What stands before the stage: a form, the time to look, and its end. */
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SAMPLE_START } from '#schemas/live/sample-room.ts';
import { drawRoom } from '../../../tests/support/draw-room.tsx';
import view from './view.tsx';

const LOOK = { expire_type: 1, start: SAMPLE_START, expire: SAMPLE_START + 95, server_time: SAMPLE_START };

afterEach(cleanup);

test('M249, D103: what is left of the time to look, and where to buy', async () => {
  drawRoom(view, { props: { form_id: '' }, room: { look: LOOK } });
  expect(await screen.findByText('01:35')).toBeDefined();
  expect(screen.getByRole('timer').textContent).toBe('Free trial: 1 minute left');
  expect(screen.getByRole('link', { name: 'Buy full access' }).getAttribute('href')).toContain('/detail/l_1');
});

test('M236, D103: once it is over that is said, with buying', async () => {
  drawRoom(view, { props: { form_id: '' }, room: { look: LOOK, door: 'look' } });
  expect(await screen.findByText('Free trial ended')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Buy and keep watching' })).toBeDefined();
});

test('D91: a form comes first, and stands there once somebody goes to it', async () => {
  const room = { door: 'form' as const, form_id: 'entry' };
  drawRoom(view, { props: { form_id: '' }, room });
  const link = await screen.findByRole('link', { name: 'Fill in the form' });
  expect(link.getAttribute('href')).toBe('/live/l_1?form=entry');
  cleanup();
  drawRoom(view, { props: { form_id: 'entry' }, room, slots: { form: 'the form' } });
  expect(await screen.findByText('the form')).toBeDefined();
});

test('D91, D103: who owns the room sees none of it', async () => {
  const { requests, container } = drawRoom(view, { props: { form_id: '' } });
  await expect.poll(() => requests.length).toBeGreaterThan(1);
  expect(container.textContent).toBe('');
});
