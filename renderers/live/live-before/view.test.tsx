/** The stage before a room is on air: who, what and when, by the room's own start, and nothing once it has begun (D29, M236). */
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { SAMPLE_ROOM, SAMPLE_START } from '#schemas/live/sample-room.ts';
import { drawRoom, buildRefusalOf } from '../../../tests/support/draw-room.tsx';
import view from './view.tsx';

const props = { title: 'A night of writing', cover: '', teacher: 'Lin', start_ts: SAMPLE_START };
const SOON = { alive_state: LIVE_STATE.notStarted, start_ts: SAMPLE_START };
const earlier = (seconds: number) => ({
  door: 'soon' as const,
  server_time: SAMPLE_ROOM.server_time - seconds * 1000,
});
const AHEAD = { enabled: true, urls: ['/uploads/first.png'], hosts: ['https://media.example.com'] };
const answers = { 'live.preheat.get': AHEAD };
const slots = { subscribe: <button type="button">Tell me</button> };

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

test('M236, R62: before its start it counts down to the start the room tells, and offers to be told', async () => {
  const movedValue = { ...SOON, start_ts: SAMPLE_START + 3600 };
  drawRoom(view, { props, slots, room: earlier(60), state: movedValue, answers });
  expect(await screen.findByRole('button', { name: 'Tell me' })).toBeDefined();
  expect(screen.getByText('With Lin')).toBeDefined();
  expect(screen.getByText(/^Starts .*21:00/)).toBeDefined();
  expect(screen.getByRole('timer').textContent).toMatch(/1 hour/);
});

test('M236: past its start, and not begun, it says that the teacher is getting ready', async () => {
  drawRoom(view, { props, slots, room: earlier(-60), state: SOON, answers });
  expect(await screen.findByText('The teacher is getting ready')).toBeDefined();
  expect(screen.queryByRole('timer')).toBeNull();
});

test('D29: it stands while the room opens and for who may not enter, and goes once it is on air', async () => {
  drawRoom(view, { props, slots, answers: { 'live.page.get': buildRefusalOf('not-entitled') } });
  expect(screen.getByText('Joining the live room…')).toBeDefined();
  await expect.poll(() => screen.queryByText('Joining the live room…')).toBeNull();
  expect(screen.getByText('A night of writing')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  drawRoom(view, { props, slots });
  await expect.poll(() => screen.queryByText('A night of writing')).toBeNull();
});

test('M250, D105: what a room opens with is fetched in the last minutes before it, and not sooner', async () => {
  const fetchedItems: string[] = [];
  vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation((url) => void fetchedItems.push(url));
  const asks = async (room: object, state: object, there: () => unknown) => {
    const { requests } = drawRoom(view, { props, slots, room, state, answers });
    await expect.poll(there).toBeTruthy();
    return requests.filter(({ name }) => name === 'live.preheat.get').length;
  };
  const isSoon = () => screen.queryByRole('timer');
  expect(await asks(earlier(601), SOON, isSoon)).toBe(0);
  cleanup();
  expect(await asks({ door: 'open' }, {}, () => screen.queryByText('A night of writing') === null)).toBe(0);
  cleanup();
  expect(await asks(earlier(299), SOON, isSoon)).toBe(1);
  await expect.poll(() => fetchedItems).toContain(AHEAD.urls[0]);
  const links = [...document.querySelectorAll('link[rel="preconnect"]')];
  expect(links.map((one) => one.getAttribute('href'))).toEqual(AHEAD.hosts);
});
