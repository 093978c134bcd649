/** The stage of a room that is over: what it came to, and whether it can be seen again (M236). */
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { SAMPLE_START } from '#schemas/live/sample-room.ts';
import { drawRoom } from '../../../tests/support/draw-room.tsx';
import view from './view.tsx';

const OVER = { alive_state: LIVE_STATE.ended, end_ts: SAMPLE_START + 5400 };

afterEach(cleanup);

test('M236, M244: without a replay it says so, with how many watched and how long it was', async () => {
  drawRoom(view, { room: { door: 'ended' }, state: { ...OVER, view_count: 20_000 }, locale: 'cn' });
  expect(await screen.findByText('感谢收看。这场直播没有提供回放。')).toBeDefined();
  expect(screen.getByText('2w+')).toBeDefined();
  expect(screen.getByText('1:30:00')).toBeDefined();
  expect(screen.getByRole('link', { name: '查看详情页' }).getAttribute('href')).toBe('/detail/l_1/4?stay=1');
});

test('M236: a replay that expired says until when it could be watched', async () => {
  const state = { ...OVER, is_lookback: true, lookback_end_ts: SAMPLE_START + 86_400 };
  drawRoom(view, { room: { door: 'expired' }, state });
  expect(await screen.findByText('The replay has expired')).toBeDefined();
  expect(screen.getByText(/^It was available until .*20:00/)).toBeDefined();
});

test('M236: nothing of it stands over a room that is on air or seen again', async () => {
  const { requests } = drawRoom(view);
  await expect.poll(() => requests.some(({ name }) => name === 'live.enter')).toBe(true);
  expect(screen.queryByRole('link')).toBeNull();
});
