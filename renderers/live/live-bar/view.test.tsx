/** The bar of a room: back, the title, how it stands, how many watched. */
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { SAMPLE_ROOM } from '#schemas/live/sample-room.ts';
import { drawRoom } from '../../../tests/support/draw-room.tsx';
import view from './view.tsx';

const draw = (options: object) => drawRoom(view, { props: { title: 'A night of writing' }, ...options });

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

test('M244, D101: ten thousand and more who watched are told as Nw+', async () => {
  draw({ locale: 'cn', state: { view_count: 12_345 } });
  expect(await screen.findByText('1w+ 人看过')).toBeDefined();
  expect(screen.getByRole('link', { name: '返回详情页' }).getAttribute('href')).toBe('/detail/l_1/4?stay=1');
});

test('M240, D29: says whether it is on air, to come, over or a replay', async () => {
  const over = { alive_state: LIVE_STATE.ended };
  const cases = [
    [{}, 'Live'],
    [{ state: { alive_state: LIVE_STATE.notStarted }, room: { door: 'soon' } }, 'Upcoming'],
    [{ state: over, room: { door: 'ended' } }, 'Ended'],
    [
      { state: { ...over, is_lookback: true }, answers: { 'live.events.get': { list: [], next_offset: 0 } } },
      'Replay',
    ],
  ] as const;
  for (const [options, word] of cases) {
    draw(options);
    expect(await screen.findByText(word)).toBeDefined();
    cleanup();
  }
});

test('ADR-487: who hosts or moderates has the way to the studio, and nobody else', async () => {
  for (const role of ['host', 'moderator'] as const) {
    draw({ room: { viewer: { ...SAMPLE_ROOM.viewer, role } } });
    const link = await screen.findByRole('link', { name: 'Open studio' });
    expect(link.getAttribute('href')).toBe('/live/l_1/host');
    cleanup();
  }
  draw({});
  await screen.findByText('Live');
  expect(screen.queryByRole('link', { name: 'Open studio' })).toBeNull();
});

test('M242, D98: a room of type 2 asks for its state each second with the fast switch on, else every 8 seconds', async () => {
  const cases = [
    [2, true, 16],
    [2, false, 2],
    [1, true, 2],
  ] as const;
  for (const [alive_type, fast_alive_switch, times] of cases) {
    vi.useFakeTimers();
    const { requests } = draw({
      room: { base: { ...SAMPLE_ROOM.base, alive_type } },
      state: { fast_alive_switch },
    });
    const polls = () => requests.filter(({ name }) => name === 'live.state.get').length;
    await vi.advanceTimersByTimeAsync(100);
    const before = polls();
    await vi.advanceTimersByTimeAsync(16_000);
    expect([alive_type, fast_alive_switch, polls() - before]).toEqual([alive_type, fast_alive_switch, times]);
    cleanup();
    vi.useRealTimers();
  }
});
