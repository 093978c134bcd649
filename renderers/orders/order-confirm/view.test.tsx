/** The screen on which a good is bought: the server's price for each choice, one order, every refusal in words. */
import { act as settle, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { AnyViewProps } from '#engine/define-view.ts';
import { ORDER_AGAIN_MS } from '#schemas/constants.ts';
import { isObject } from '#schemas/page/json.ts';
import { drawView } from '../../../tests/support/draw-view.tsx';
import { examples } from './examples.ts';
import view from './view.tsx';

const ORDER_ID = `o_${'a'.repeat(26)}`;
const no = (code: string, msg = 'the server’s words') => ({ ok: false, code, msg });
const yes = (data: unknown) => ({ ok: true, data });
const quoteOf = (name: string): Record<string, unknown> => {
  const quote = examples.find((one) => one.name === name)?.data?.['quote'];
  if (!isObject(quote)) throw new Error(`no example ${name}`);
  return quote;
};
const ORDERED = yes({ order_id: ORDER_ID, amount: 1, expire_at: '', expire_ts: 0, state: 0 });
const PAYING = yes({ pay_id: 'p', redirect_url: 'https://pay.example/1' });

type Answers = Record<string, unknown[]>;

/** Answers each call with the next of its list, the last one again and again. */
async function open(answers: Answers, locale: 'cn' | 'en' = 'en') {
  const calls: { name: string; input: Record<string, unknown> }[] = [];
  const act: AnyViewProps['act'] = ({ name }, input) => {
    calls.push({ name, input });
    const left = answers[name] ?? [];
    return Promise.resolve(left.length > 1 ? left.shift() : left[0]);
  };
  const props = { goods_id: 'course_1', goods_type: 50 };
  const drawing = drawView(view, { props, locale, act });
  await settle(() => Promise.resolve());
  return { ...drawing, calls, of: (name: string) => calls.filter((call) => call.name === name) };
}
const buildShownValue = (name: string, more: Answers = {}) => ({
  'order.quote.get': [yes(quoteOf(name))],
  ...more,
});
const action = () => document.querySelector('[data-action]');
const choose = async (name: RegExp) => {
  fireEvent.click(screen.getByRole('radio', { name }));
  await settle(() => Promise.resolve());
};
const submit = async () => {
  const button = action();
  if (button !== null) fireEvent.click(button);
  await settle(async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  });
};

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('confirming an order', () => {
  test.each([
    ['typical', 'buy', 'Pay ¥109.00'],
    ['free', 'free', 'Get it free'],
    ['sold-out', 'soldout', 'Sold out'],
  ])('D71: %s has one action: %s', async (name, kind, label) => {
    await open(buildShownValue(name));
    expect(document.querySelectorAll('[data-action]')).toHaveLength(1);
    expect(action()?.getAttribute('data-action')).toBe(kind);
    expect(action()?.textContent).toBe(label);
  });

  test('R34: another coupon, or none, is priced by the server', async () => {
    const { of } = await open(buildShownValue('typical'));
    expect(of('order.quote.get').map(({ input }) => input)).toEqual([
      { goods_id: 'course_1', goods_type: 50 },
    ]);
    await choose(/^No coupon/);
    await choose(/^见面礼/);
    expect(of('order.quote.get').map(({ input }) => input['coupon_id'])).toEqual([undefined, '', 'c_2']);
  });

  test('D70: another variant is priced by the server; one that is gone cannot be chosen', async () => {
    const { of } = await open(buildShownValue('variants'));
    await choose(/^一年/);
    expect(of('order.quote.get').at(-1)?.input['sku_id']).toBe('s_2');
    expect(screen.getByRole('radio', { name: /^带作业点评/ }).hasAttribute('disabled')).toBe(true);
  });

  test('R34: what was shown is ordered with a key, and paid at the page of who takes the money', async () => {
    const { of, intents } = await open(
      buildShownValue('typical', { 'order.create': [ORDERED], 'order.pay': [PAYING] }),
    );
    await submit();
    expect(of('order.create')[0]?.input).toMatchObject({
      goods_id: 'course_1',
      goods_type: 50,
      sku_id: 's_1',
      coupon_id: 'c_1',
      expected_amount: 10_900,
    });
    expect(String(of('order.create')[0]?.input['idempotency_key'])).toMatch(/^[0-9a-f]{32}-1$/);
    expect(of('order.pay')[0]?.input).toEqual({ order_id: ORDER_ID, provider: 'sandbox' });
    expect(intents.at(-1)?.payload).toEqual({ href: 'https://pay.example/1', replace: false });
  });

  test('D71: a transfer is chosen, and its instructions stand with the order', async () => {
    const { of, intents } = await open(
      buildShownValue('typical', {
        'order.create': [ORDERED],
        'order.pay': [yes({ pay_id: 'p', instructions: 'x' })],
      }),
    );
    await choose(/^Bank transfer/);
    await submit();
    expect(of('order.pay')[0]?.input['provider']).toBe('manual');
    expect(intents.at(-1)?.payload).toEqual({ href: `/order/${ORDER_ID}?pay=manual`, replace: true });
  });

  test('D70: another price is said with both sums, and nothing is paid', async () => {
    const dearer = { ...quoteOf('typical'), amount: 11_900 };
    const { of } = await open({
      'order.quote.get': [yes(quoteOf('typical')), yes(dearer)],
      'order.create': [no('price-changed')],
    });
    await submit();
    expect(document.body.textContent).toContain('The price has changed from ¥109.00 to ¥119.00');
    expect(action()?.textContent).toBe('Pay ¥119.00');
    expect(of('order.pay')).toEqual([]);
  });

  test('R35: a coupon that is gone is said beside the coupons, in words of buying', async () => {
    const { of } = await open(buildShownValue('typical', { 'order.create': [no('coupon-gone')] }));
    await submit();
    const coupons = screen.getByRole('group', { name: 'Coupon' });
    expect(coupons.textContent).toContain('That coupon can no longer be used');
    expect(document.body.textContent).not.toContain('the server’s words');
    expect(of('order.quote.get').at(-1)?.input).not.toHaveProperty('coupon_id');
  });

  test('D71: who has bought it meanwhile starts learning; nothing chosen is lost', async () => {
    await open(buildShownValue('typical', { 'order.create': [no('already-bought')] }));
    await submit();
    expect(action()?.getAttribute('data-action')).toBe('study');
    expect(action()?.getAttribute('href')).toBe('/detail/course_1/50');
    expect(screen.getByRole('radio', { name: /^开工券/ })).toHaveProperty('checked', true);
  });

  test('R35: what is sold out meanwhile says so, and that nothing was charged', async () => {
    const { skus } = quoteOf('minimal');
    const goneValue = {
      ...quoteOf('minimal'),
      skus: Array.isArray(skus) ? skus.map((sku: object) => ({ ...sku, left: 0 })) : [],
    };
    await open({
      'order.quote.get': [yes(quoteOf('minimal')), yes(goneValue)],
      'order.create': [no('sold-out')],
    });
    await submit();
    expect(document.body.textContent).toContain('It has just sold out. Nothing was charged.');
    expect(action()?.getAttribute('data-action')).toBe('soldout');
  });

  test('R34, ADR-387: a shop without a turn is asked again by itself, then by hand, by one key', async () => {
    vi.useFakeTimers();
    const busy = ORDER_AGAIN_MS.map(() => no('maintenance'));
    const { of } = await open(
      buildShownValue('typical', {
        'order.create': [no('maintenance'), ...busy, ORDERED],
        'order.pay': [PAYING],
      }),
    );
    await submit();
    for (const [times, ms] of ORDER_AGAIN_MS.entries()) {
      expect(of('order.create')).toHaveLength(times + 1);
      expect(action()?.getAttribute('aria-busy')).toBe('true');
      expect(screen.getByRole('alert').textContent).toContain('being sent again');
      await settle(() => vi.advanceTimersByTimeAsync(ms + 1100));
    }
    expect(screen.getByRole('alert').textContent).toContain('Your choices are still here');
    await submit();
    expect(of('order.pay')).toHaveLength(1);
    const keys = of('order.create').map(({ input }) => input['idempotency_key']);
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(ORDER_AGAIN_MS.length + 2);
  });

  test('R34: what went wrong in the shop is said, and the same order is sent again by hand', async () => {
    const { of } = await open(
      buildShownValue('typical', { 'order.create': [no('server-error'), ORDERED], 'order.pay': [PAYING] }),
    );
    await submit();
    expect(screen.getByRole('alert').textContent).toContain('the server’s words');
    await submit();
    const keys = of('order.create').map(({ input }) => input['idempotency_key']);
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
  });

  test.each([
    ['already-bought', 'study', '/detail/course_1/50'],
    ['super-vip-only', 'vip', '/detail/course_1/50'],
    ['course-password-needed', 'password', '/detail/course_1/50'],
    ['sold-out', 'soldout', undefined],
    ['not-designated', 'designated', undefined],
    ['state-conflict', 'stopped', undefined],
  ])('D72: %s leads on: %s', async (code, kind, href) => {
    await open({ 'order.quote.get': [no(code)] });
    expect(action()?.getAttribute('data-action')).toBe(kind);
    expect(action()?.getAttribute('href') ?? undefined).toBe(href);
    if (href === undefined) expect(action()?.getAttribute('aria-disabled')).toBe('true');
  });

  test('D71: an address that names nothing says so; what passes can be tried again', async () => {
    await open({ 'order.quote.get': [no('bad-parameters')] }, 'cn');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('没有找到要购买的内容');
    cleanup();
    await open({ 'order.quote.get': [no('network'), yes(quoteOf('typical'))] });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle(() => Promise.resolve());
    expect(action()?.getAttribute('data-action')).toBe('buy');
  });

  test('D71: a shop without a way to pay says so and takes no press', async () => {
    await open(buildShownValue('no-way-to-pay'));
    expect(document.body.textContent).toContain('does not take payments online yet');
    expect(action()?.getAttribute('aria-disabled')).toBe('true');
  });
});
