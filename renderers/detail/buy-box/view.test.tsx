/** The buy box: one action in every state, prices by the server's clock, the person's own state in the same place. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { drawView } from '../../../tests/support/draw-view.tsx';
import { examples } from './examples.ts';
import view from './view.tsx';

const propsOf = (name: string) => {
  const match = examples.find((one) => one.name === name);
  if (match === undefined) throw new Error(`no example ${name}`);
  return match.props;
};
const draw = (name: string, options: Partial<Parameters<typeof drawView>[1]> = {}) =>
  drawView(view, { props: propsOf(name), ...options });
const NOTHING = Promise.resolve({ ok: false as const, code: 'unknown' as const, msg: '' });
const action = () => document.querySelectorAll('[data-action]');

afterEach(cleanup);

describe('buy box', () => {
  test.each([
    ['typical', 'buy'],
    ['flash-sale', 'buy'],
    ['lesson-of-a-course', 'buy'],
    ['free', 'free'],
    ['live-now', 'free'],
    ['upcoming', 'remind'],
    ['sold-out', 'soldout'],
    ['stopped', 'stopped'],
    ['password', 'password'],
    ['designated', 'designated'],
    ['members', 'vip'],
  ])('M234: %s shows one action: %s', (name, shownText) => {
    draw(name);
    expect([...action()].map((one) => one.getAttribute('data-action'))).toEqual([shownText]);
  });

  test.each([['typical', '付款后立即开通', 'Instant access after payment']])(
    'M234: below the action of %s stands what comes of it',
    (name, cn, en) => {
      for (const [locale, message] of [
        ['cn', cn],
        ['en', en],
      ] as const) {
        const { unmount } = draw(name, { locale });
        expect(document.querySelector('#buy [aria-live]')?.textContent).toBe(message);
        unmount();
      }
    },
  );

  test('R35: buying is a link that asks strangers to log in, without script', () => {
    draw('typical');
    const link = screen.getByRole('link', { name: '立即购买' });
    expect(link.getAttribute('href')).toBe('/order/confirm?goods_id=course_1&goods_type=50');
    expect(link.hasAttribute('data-login')).toBe(true);
  });

  test('M234: what cannot be done says so and takes no press', () => {
    draw('stopped', { locale: 'en' });
    expect(action()[0]?.getAttribute('aria-disabled')).toBe('true');
  });

  test.each([
    ['typical', 'buy'],
    ['free', 'free'],
    ['members', 'vip'],
    ['upcoming', 'remind'],
  ])('M284, D15: in an expired shop %s is shut, and says that the shop is', (name, shownText) => {
    for (const [locale, message] of [
      ['cn', '店铺已打烊'],
      ['en', 'This shop is closed'],
    ] as const) {
      const { unmount } = draw(name, { locale, boot: { info: { expiry_version: 2 } } });
      const [button] = action();
      expect([button?.getAttribute('data-action'), button?.textContent]).toEqual([shownText, message]);
      expect(button?.getAttribute('aria-disabled')).toBe('true');
      expect(screen.queryByRole('link', { name: message })).toBeNull();
      unmount();
    }
  });

  test('M235: a flash sale counts down by the server’s clock; once it is over the price is the one before', () => {
    const end = propsOf('flash-sale').offer.marketing.end_ts;
    draw('flash-sale', { now: () => (end - 60) * 1000 });
    expect(screen.getByRole('timer').textContent).toContain('1 分钟');
    expect(document.body.textContent).toContain('¥199.00');
    cleanup();
    draw('flash-sale', { now: () => end * 1000 });
    expect(screen.queryByRole('timer')).toBeNull();
    expect(document.body.textContent).toContain('¥399.00');
    expect(document.querySelector('s')).toBeNull();
  });

  test('D68: a sale that was to begin has, once its moment came', () => {
    const start = propsOf('upcoming').offer.sale_start_ts;
    draw('upcoming', { now: () => start * 1000 });
    expect(action()[0]?.getAttribute('data-action')).toBe('buy');
  });

  test('D67: the terms of refunds stand beside the price, and not beside what is free', () => {
    draw('typical');
    expect(document.body.textContent).toContain('购买后 7 天内且开始学习的课时不超过 30%，可全额退款');
    cleanup();
    draw('free');
    expect(document.body.textContent).not.toContain('退款');
    cleanup();
    draw('stopped');
    expect(document.body.textContent).toContain('已停售');
    expect(document.body.textContent).not.toContain('退款');
    expect(document.body.textContent).not.toContain('长期有效');
  });

  test('D73: a stranger is asked to log in before a password', () => {
    const { intents } = draw('password');
    fireEvent.click(screen.getByRole('button', { name: '输入密码学习' }));
    expect(intents).toEqual([{ name: 'login.open', payload: {} }]);
  });

  test.each([
    ['sold-out', 'Join the waiting list', 'Leave the waiting list', /^You are on the waiting list/],
    ['upcoming', 'Remind me when it goes on sale', 'Cancel reminder', /^Reminder set/],
  ])('ADR-488: %s is waited for by one press, and by another no more', async (name, on, off, message) => {
    const requests: unknown[] = [];
    let isOn = false;
    const call: Caller = (endpoint, input) => {
      if (endpoint.name === 'goods.remind.set') {
        requests.push(input);
        isOn = !isOn;
      }
      return Promise.resolve(JSON.parse(JSON.stringify({ ok: true, data: { is_on: isOn } })));
    };
    const { viewer, intents } = draw(name, { locale: 'en', act: call, call: () => NOTHING });
    fireEvent.click(screen.getByRole('button', { name: on }));
    expect(intents).toEqual([{ name: 'login.open', payload: {} }]);
    act(() => viewer.set({ status: 'in', user: { nickname: '小明', avatar: '', svip: false, bought: [] } }));
    fireEvent.click(screen.getByRole('button', { name: on }));
    fireEvent.click(await screen.findByRole('button', { name: off }));
    await screen.findByRole('button', { name: on });
    expect(requests).toMatchObject([{ on: true }, { on: false }]);
    fireEvent.click(screen.getByRole('button', { name: on }));
    expect(await screen.findByText(message)).toBeTruthy();
  });

  test('M6: where nothing is sold no price is spoken of', () => {
    draw('typical', { boot: { info: { version_type: 170 } } });
    expect(document.body.textContent).not.toContain('¥');
    expect(action()).toHaveLength(1);
  });
});
