/** The screen of a room: what keeps somebody out of it, and the one thing to do about it (D29, D72, ADR-431). */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SAMPLE_ROOM, sampleEvent } from '#schemas/live/sample-room.ts';
import { drawRoom, buildRefusalOf } from '../../../tests/support/draw-room.tsx';
import view from './view.tsx';

const SLOTS = { chat: 'what is said', offers: 'what is sold', acts: 'a vote', over: 'hearts' };
const draw = (options: Parameters<typeof drawRoom>[1] = {}) =>
  drawRoom(view, { props: { product_id: '' }, slots: SLOTS, ...options });
const buildKeptRoom = (code: string, isIn: boolean) =>
  draw({ isIn, answers: { 'live.page.get': buildRefusalOf(code) } });
const detail = () => screen.queryByRole('link', { name: 'View details' })?.getAttribute('href');

afterEach(cleanup);

test.each([
  ['not-entitled', true, 'You don’t have access to this session yet'],
  ['comment-banned', true, 'You were removed from this room'],
  ['delisted', true, 'This session is no longer available'],
  ['not-found', false, 'This session is no longer available'],
] as const)('D29, D72: %s is said, and leads to where the room is sold', async (code, isIn, message) => {
  buildKeptRoom(code, isIn);
  expect(await screen.findByText(message)).toBeDefined();
  expect(screen.getByRole('alert').dataset['refused']).toBe(code);
  expect(detail()).toBe('/detail/l_1/4?stay=1');
  expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
});

test.each(['not-logged-in', 'not-entitled'])(
  'D29: a stranger who is told %s is asked to log in',
  async (code) => {
    const { intents } = buildKeptRoom(code, false);
    fireEvent.click(await screen.findByRole('button', { name: 'Log in' }));
    expect(intents).toEqual([{ name: 'login.open', payload: {} }]);
    expect(detail()).toBe('/detail/l_1/4?stay=1');
  },
);

test('D29: what did not open is tried again', async () => {
  let isDown = true;
  draw({ answers: { 'live.page.get': () => (isDown ? buildRefusalOf('internal') : SAMPLE_ROOM) } });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  fireEvent.click(again);
  expect(await screen.findByText('a vote')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each(['form', 'look'] as const)(
  'D91, D103: before the door %s neither the chat nor a card is there; what is sold stays',
  async (door) => {
    draw({ room: { door } });
    expect(await screen.findByText('The chat opens once you are in')).toBeDefined();
    for (const part of ['what is said', 'a vote', 'hearts']) expect(screen.queryByText(part)).toBeNull();
    expect(screen.getByText('what is sold')).toBeDefined();
    cleanup();
    draw();
    expect(await screen.findByText('a vote')).toBeDefined();
    expect(screen.queryByText('The chat opens once you are in')).toBeNull();
  },
);

test('M243, D96: what the teacher put on the wall stands over the stage, where the room has one', async () => {
  const message = '阿青: 第一段是我写的，紧张。';
  const wall = sampleEvent(2);
  draw({ state: { wall } });
  expect(await screen.findByText(message)).toBeDefined();
  cleanup();
  const switches = { ...SAMPLE_ROOM.switches, show_on_wall: false };
  for (const options of [
    { state: { wall }, room: { switches } },
    { state: { wall: { ...wall, is_recalled: true } } },
    { state: { wall }, room: { door: 'look' as const } },
  ]) {
    draw(options);
    await screen.findByText('what is sold');
    expect(screen.queryByText(message)).toBeNull();
    cleanup();
  }
});
