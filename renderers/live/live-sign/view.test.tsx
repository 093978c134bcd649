/** A sign-in over the stage: open so long, taken once, asked of who is logged in (M246, D99). */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SAMPLE_START } from '#schemas/live/sample-room.ts';
import { drawRoom } from '../../../tests/support/draw-room.tsx';
import view from './view.tsx';

const SIGN = {
  sign_id: 'sg_1',
  time: 120,
  expire_at: SAMPLE_START + 95,
  is_signed: false,
  count: 36,
  server_time: 0,
};
const draw = (sign: object = {}, options: object = {}) =>
  drawRoom(view, {
    state: { sign_id: 'sg_1' },
    answers: { 'live.sign.get': { ...SIGN, ...sign }, 'live.sign.commit': { ...SIGN, is_signed: true } },
    ...options,
  });

afterEach(cleanup);

test('M246, D99: shows how long it is open and takes one press', async () => {
  const { requests, intents } = draw();
  fireEvent.click(await screen.findByRole('button', { name: 'I’m here' }));
  expect(screen.getByText('01:35')).toBeDefined();
  await expect.poll(() => intents.map(({ name }) => name)).toEqual(['message.toast']);
  expect(requests.find(({ name }) => name === 'live.sign.commit')?.input).toEqual({
    alive_id: 'l_1',
    sign_id: 'sg_1',
  });
});

test('D99: nothing stands there for who has signed in, or once it is closed', async () => {
  for (const sign of [{ is_signed: true }, { expire_at: SAMPLE_START }]) {
    const { requests, container } = draw(sign);
    await expect.poll(() => requests.some(({ name }) => name === 'live.sign.get')).toBe(true);
    expect(container.textContent).toBe('');
    cleanup();
  }
});

test('D99: a stranger is asked to log in', async () => {
  const { intents } = draw({}, { isIn: false, locale: 'cn' });
  fireEvent.click(await screen.findByRole('button', { name: '登录后签到' }));
  expect(intents).toEqual([{ name: 'login.open', payload: {} }]);
});
