/** What the host shows to everybody now: a good leads to its page, a coupon is claimed where it stands. */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SAMPLE_ROOM, SAMPLE_START, sampleEvent } from '#schemas/live/sample-room.ts';
import { drawRoom, buildRefusalOf } from '../../../tests/support/draw-room.tsx';
import view from './view.tsx';

/** The log is asked for by the first tick. */
const SOON = { timeout: 4000 };
const AT = { server_time: SAMPLE_ROOM.server_time + 25_000 };
const GOODS = sampleEvent(6, {
  kind: 'goods',
  content: '一年写作练习',
  data: {
    goods_id: 'p_1',
    goods_type: 6,
    cover: '',
    price: 19_900,
    title_cn: '一年写作练习',
    title_en: 'A year of writing',
  },
});
const COUPON = sampleEvent(6, {
  kind: 'coupon',
  content: 'For the room',
  data: {
    coupon_id: 'c_1',
    amount: 2000,
    threshold: 9900,
    title_cn: '直播间专享',
    title_en: 'For this room',
  },
});

afterEach(cleanup);

test('D101: a good is named in the language of who looks, and opens in another tab, so that the room goes on', async () => {
  drawRoom(view, { room: AT, events: [GOODS] });
  const link = await screen.findByRole('link', { name: /View/ }, SOON);
  expect(link.getAttribute('href')).toBe('/detail/p_1/6');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(screen.getByText('A year of writing ¥199.00')).toBeDefined();
});

test('D101: a coupon is claimed; one that was taken before says so', async () => {
  const claimedValue = { coupon_id: 'c_1', claimed_ts: SAMPLE_START, left: 3 };
  const first = drawRoom(view, { room: AT, events: [COUPON], answers: { 'coupon.claim': claimedValue } });
  expect(await screen.findByText('¥20.00 off · from ¥99.00', {}, SOON)).toBeDefined();
  expect(screen.getByText('For this room')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Claim' }));
  await expect.poll(() => first.intents).toMatchObject([{ payload: { tone: 'success' } }]);
  await expect.poll(() => screen.queryByRole('button', { name: 'Claim' })).toBeNull();
  cleanup();
  const answers = { 'coupon.claim': buildRefusalOf('coupon-claimed', 'You have it') };
  const second = drawRoom(view, { room: AT, events: [COUPON], answers });
  fireEvent.click(await screen.findByRole('button', { name: 'Claim' }, SOON));
  const heldElement = await screen.findByRole('button', { name: 'Claimed' });
  expect(heldElement.getAttribute('aria-disabled')).toBe('true');
  await expect.poll(() => second.intents).toMatchObject([{ payload: { text: 'You have it', tone: 'info' } }]);
});

test('D101: a coupon that ran out says so, and the card goes', async () => {
  const answers = { 'coupon.claim': buildRefusalOf('coupon-gone', 'None is left') };
  const { intents } = drawRoom(view, { room: AT, events: [COUPON], answers });
  fireEvent.click(await screen.findByRole('button', { name: 'Claim' }, SOON));
  await expect.poll(() => intents).toMatchObject([{ payload: { text: 'None is left' } }]);
  await expect.poll(() => screen.queryByRole('button', { name: 'Claim' })).toBeNull();
});

test('D102: what was deleted is shown no longer', async () => {
  const { requests } = drawRoom(view, { room: AT, events: [{ ...GOODS, is_recalled: true }] });
  await expect.poll(() => requests.some(({ name }) => name === 'live.message.get'), SOON).toBe(true);
  expect(screen.queryByRole('link')).toBeNull();
});
