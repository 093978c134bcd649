/** Goods and coupons beside the stage: two of each, the others in a drawer. */
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { drawRoom, buildRefusalOf } from '../../../tests/support/draw-room.tsx';
import { examples } from './examples.ts';
import view from './view.tsx';

const data = examples[0]?.data;
const CARDS: unknown = data?.['cards'];
const GOODS: unknown = data?.['goods'];

afterEach(cleanup);

test('M245, D101: two goods are shown, and the drawer holds all; each opens in another tab', async () => {
  drawRoom(view, { answers: { 'live.card.list': CARDS, 'live.goods.get': GOODS } });
  const goods = await screen.findByRole('region', { name: 'Goods' });
  expect(within(goods).getAllByRole('article')).toHaveLength(2);
  fireEvent.click(within(goods).getByRole('button', { name: 'More: Goods' }));
  const drawer = screen.getByRole('dialog');
  await expect.poll(() => within(drawer).queryAllByRole('article').length).toBe(3);
  for (const link of within(drawer).getAllByRole('link')) expect(link.getAttribute('target')).toBe('_blank');
});

test('D101: a coupon that was claimed says so from then on, in the list and in the drawer', async () => {
  const { intents } = drawRoom(view, {
    answers: { 'live.card.list': CARDS, 'coupon.claim': { coupon_id: 'c_1', claimed_ts: 1, left: 3 } },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Claim' }));
  const heldElement = await screen.findByRole('button', { name: 'Claimed' });
  expect(heldElement.getAttribute('aria-disabled')).toBe('true');
  expect(intents).toMatchObject([{ payload: { tone: 'success' } }]);
  expect(screen.queryByRole('button', { name: 'Claim' })).toBeNull();
});

test('D101: what cannot be claimed says why, and stays to be claimed', async () => {
  const { intents } = drawRoom(view, {
    answers: { 'live.card.list': CARDS, 'coupon.claim': buildRefusalOf('coupon-not-running', 'Not yet') },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Claim' }));
  await expect.poll(() => intents).toMatchObject([{ payload: { text: 'Not yet', tone: 'error' } }]);
  expect(screen.getByRole('button', { name: 'Claim' })).toBeDefined();
});

test('D101: claiming needs a login', async () => {
  const { intents } = drawRoom(view, { isIn: false, answers: { 'live.card.list': CARDS } });
  fireEvent.click(await screen.findByRole('button', { name: 'Claim' }));
  expect(intents).toEqual([{ name: 'login.open', payload: {} }]);
});

test('D101: what cannot be had is asked for again', async () => {
  drawRoom(view, { answers: { 'live.card.list': buildRefusalOf('internal', 'No') } });
  expect(await screen.findByRole('button', { name: /again/i })).toBeDefined();
});
