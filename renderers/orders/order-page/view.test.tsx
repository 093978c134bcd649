/** The page of one order: its state in words, its payment, the time left by the server's clock, cancel and refund. */
import { act as settle, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyViewProps } from '#engine/define-view.ts';
import { drawView } from '../../../tests/support/draw-view.tsx';
import { examples } from './examples.ts';
import view from './view.tsx';

const yes = (data: unknown) => ({ ok: true, data });
const no = (code: string, msg = 'the server’s words') => ({ ok: false, code, msg });
const exampleOf = (name: string) => {
  const foundExample = examples.find((one) => one.name === name);
  if (foundExample === undefined) throw new Error(`no example ${name}`);
  return foundExample;
};
type Answers = Record<string, unknown[]>;
const settleAll = () => settle(() => vi.advanceTimersByTimeAsync(0));

async function open(name: string, answers: Answers = {}, options: { pay?: string; now?: number } = {}) {
  const { props, data = {} } = exampleOf(name);
  const calls: { name: string; input: unknown }[] = [];
  const saidAnswers: Answers = {
    'order.detail.get': [yes(data['detail'])],
    'order.status': [yes(data['status'])],
    ...answers,
  };
  const act: AnyViewProps['act'] = ({ name: calledName }, input) => {
    calls.push({ name: calledName, input });
    const left = saidAnswers[calledName] ?? [];
    return Promise.resolve(left.length > 1 ? left.shift() : left[0]);
  };
  const { now = 1_795_435_200 } = options;
  const drawing = drawView(view, {
    props: { ...props, pay: options.pay ?? '' },
    locale: 'en',
    act,
    now: () => now * 1000,
  });
  await settleAll();
  return { ...drawing, calls, of: (calledName: string) => calls.filter((call) => call.name === calledName) };
}
const detailOf = (name: string) => yes(exampleOf(name).data?.['detail']);
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settleAll();
};
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the page of an order', () => {
  test.each([
    ['unpaid', 'Awaiting payment'],
    ['typical', 'Paid'],
    ['timed-out', 'Closed: not paid in time'],
    ['cancelled', 'Cancelled'],
    ['refunding', 'Refund in progress'],
    ['refund-failed', 'Refund failed'],
    ['refunded', 'Refunded'],
    ['maximal', 'Partly refunded'],
  ])('D71: %s is called %s', async (name, words) => {
    await open(name);
    expect(heading()).toBe(words);
  });

  test('R62: the time left is by the server’s clock', async () => {
    await open('unpaid', {}, { now: 1_795_435_200 + 60 });
    expect(document.body.textContent).toContain('Pay within 14:00');
    cleanup();
    await open('unpaid', {}, { now: 1_795_435_200 + 900 });
    expect(document.body.textContent).toContain('The payment deadline has passed');
    expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
  });

  test('D71: an unpaid order is asked about every 2 s, and drawn anew once it is paid', async () => {
    const unpaid = yes(exampleOf('unpaid').data?.['status']);
    const { of } = await open('unpaid', {
      'order.status': [unpaid, unpaid, yes(exampleOf('typical').data?.['status'])],
      'order.detail.get': [detailOf('unpaid'), detailOf('typical')],
    });
    expect(of('order.status')).toHaveLength(1);
    await settle(() => vi.advanceTimersByTimeAsync(2000));
    expect([of('order.status').length, heading()]).toEqual([2, 'Awaiting payment']);
    await settle(() => vi.advanceTimersByTimeAsync(2000));
    expect([of('order.status').length, heading()]).toEqual([3, 'Paid']);
    await settle(() => vi.advanceTimersByTimeAsync(10_000));
    expect(of('order.status')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Start learning' }).getAttribute('href')).toBe(
      '/detail/course_1/50',
    );
  });

  test('D71: after five minutes nobody asks, until somebody says that they have paid', async () => {
    const { of } = await open('unpaid');
    await settle(() => vi.advanceTimersByTimeAsync(300_000));
    const requestCount = of('order.status').length;
    expect(requestCount).toBeLessThanOrEqual(150);
    await settle(() => vi.advanceTimersByTimeAsync(20_000));
    expect(of('order.status')).toHaveLength(requestCount);
    await press('I have paid');
    expect(of('order.status')).toHaveLength(requestCount + 1);
  });

  test('D71: paying goes to the page of who takes the money', async () => {
    const { intents } = await open('unpaid', {
      'order.pay': [yes({ pay_id: 'p', redirect_url: 'https://pay.example/1' })],
    });
    await press('Pay now');
    expect(intents.at(-1)).toEqual({ name: 'page.go', payload: { href: 'https://pay.example/1' } });
  });

  test('D71: a code to scan stands in a box with the sum and the time left, and goes once it is paid', async () => {
    const unpaid = yes(exampleOf('unpaid').data?.['status']);
    await open(
      'unpaid',
      {
        'order.pay': [yes({ pay_id: 'p', qr_url: 'weixin://wxpay/1' })],
        'order.status': [unpaid, yes(exampleOf('typical').data?.['status'])],
        'order.detail.get': [detailOf('unpaid'), detailOf('typical')],
      },
      { pay: 'manual' },
    );
    const box = within(screen.getByRole('dialog'));
    expect(box.getByRole('img', { name: 'Payment code' })).toBeDefined();
    expect(screen.getByRole('dialog').textContent).toContain('¥109.00');
    expect(screen.getByRole('dialog').textContent).toContain('15:00');
    await settle(() => vi.advanceTimersByTimeAsync(2000));
    await settle(() => vi.advanceTimersByTimeAsync(1000));
    expect([heading(), screen.queryByRole('dialog')]).toEqual(['Paid', null]);
  });

  test('D71: a transfer is described in the merchant’s words, with the number to quote', async () => {
    await open('unpaid', { 'order.pay': [yes({ pay_id: 'p', instructions: 'IBAN 1' })] }, { pay: 'manual' });
    const { textContent } = screen.getByRole('dialog');
    expect(textContent).toContain('IBAN 1');
    expect(textContent).toContain('o_2f6k1m9r4t7w0z3b5d8g1j4n6q');
    expect(textContent).toContain('once the seller has confirmed');
  });

  test('D71: an address that names a way sends nobody off by itself, and one unknown begins nothing', async () => {
    const away = { 'order.pay': [yes({ pay_id: 'p', redirect_url: 'https://pay.example/1' })] };
    expect((await open('unpaid', away, { pay: 'sandbox' })).intents).toEqual([]);
    cleanup();
    expect((await open('unpaid', away, { pay: 'nobody' })).of('order.pay')).toEqual([]);
  });

  test('D71: what cannot be paid now says why and can be pressed again', async () => {
    await open('unpaid', { 'order.pay': [no('payment-unreachable')] });
    await press('Pay now');
    expect(screen.getByRole('alert').textContent).toBe('the server’s words');
    expect(screen.getByRole('button', { name: 'Pay now' }).getAttribute('aria-disabled')).toBeNull();
  });

  test('D71: giving it up is asked about first', async () => {
    const { of, intents } = await open('unpaid', { 'order.cancel': [yes({ state: 7 })] });
    await press('Cancel the order');
    expect(of('order.cancel')).toEqual([]);
    const request = intents.at(-1);
    expect(request?.name).toBe('message.ask');
    const payload: unknown = request?.payload;
    await settle(async () => {
      if (typeof payload === 'object' && payload !== null && 'onConfirm' in payload)
        if (typeof payload.onConfirm === 'function') payload.onConfirm();
      await vi.advanceTimersByTimeAsync(0);
    });
    expect(of('order.cancel')).toHaveLength(1);
    expect(of('order.detail.get')).toHaveLength(2);
  });

  test('D71: the money is asked back with a reason; a refusal loses nothing that was typed', async () => {
    const { of } = await open('without-refunds', {
      'order.refund.apply': [no('network'), yes({ state: 8 })],
      'order.detail.get': [detailOf('without-refunds'), detailOf('refunding')],
    });
    await press('Request a refund');
    await press('Send the request');
    expect(screen.getByRole('alert').textContent).toBe('Please tell the seller why');
    const field = screen.getByRole('textbox', { name: 'Why would you like a refund?' });
    fireEvent.change(field, { target: { value: ' Too hard ' } });
    await press('Send the request');
    expect(screen.getByRole('alert').textContent).toBe('the server’s words');
    expect(field).toHaveProperty('value', ' Too hard ');
    await press('Send the request');
    expect(of('order.refund.apply').at(-1)?.input).toMatchObject({ reason: 'Too hard' });
    expect(heading()).toBe('Refund in progress');
    expect(document.body.textContent).toContain('Waiting for the seller');
  });

  test('D132: within its terms a refund is granted as asked, and said so', async () => {
    const { intents } = await open('typical', {
      'order.refund.apply': [yes({ state: 8 })],
      'order.detail.get': [detailOf('typical'), detailOf('refunding')],
    });
    await press('Refund');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/goes back to your original payment method right away/)).toBeDefined();
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Not for me' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Refund' }));
    await settleAll();
    expect(JSON.stringify(intents)).toContain('Your refund is on its way');
  });

  test('D132: the terms stand where a refund is offered, and only there', async () => {
    await open('typical');
    expect(screen.getByText(/^Full refund within 7 days if no more than 30% of the lessons/)).toBeDefined();
    cleanup();
    await open('without-refunds');
    expect(screen.getByText(/^No automatic refunds; you can ask the seller\./)).toBeDefined();
    cleanup();
    await open('refunding');
    expect(screen.queryByText(/^Full refund within/)).toBeNull();
  });

  test('D71: a payment that failed is said, with what to do', async () => {
    await open('payment-failed');
    expect(screen.getByText(/did not go through\. Nothing was charged\. Try again/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Pay now' })).toBeDefined();
  });

  test('D132: a receipt says the year, the zone, the buyer and the seller', async () => {
    await open('typical');
    const receipt = screen.getByRole('region', { name: 'Receipt' }).textContent;
    expect(receipt).toContain('Nov 23, 2026, 20:01 Beijing time');
    expect(receipt).toContain('Buyer林木 · 138****0003');
    expect(receipt).toContain('Seller');
  });

  test('D71: the merchant’s answer to a refund stands with it', async () => {
    await open('refused');
    expect(document.body.textContent).toContain('The seller’s answer: 已超过退款期限。');
    expect(screen.getByRole('button', { name: 'Request a refund' })).toBeDefined();
  });

  const typeIn = (label: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });

  test('D71: an invoice is asked for in place; each fault stands under its field, a refusal loses nothing typed', async () => {
    const { of } = await open('typical', {
      'order.invoice.ask': [no('network'), yes({})],
      'order.detail.get': [detailOf('typical'), detailOf('invoice-asked')],
    });
    await press('Request an invoice');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'A person' }));
    expect(screen.queryByRole('textbox', { name: 'Tax number' })).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'A company' }));
    await press('Send the request');
    const name = screen.getByRole('textbox', { name: 'Company name' });
    expect(document.activeElement).toBe(name);
    for (const [label, fault] of [
      ['Company name', 'Please say who it is made out to'],
      ['Tax number', 'A tax number has 15 to 20 capital letters and digits. Please check it'],
      ['Send it to (e-mail)', 'Please enter a valid e-mail address'],
    ] as const) {
      const field = screen.getByRole('textbox', { name: label });
      expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(fault);
    }
    typeIn('Company name', ' Dawn Ltd ');
    typeIn('Tax number', '9135 0100 m000 100y43');
    typeIn('Send it to (e-mail)', 'Books@Example.com');
    await press('Send the request');
    expect(document.body.textContent).toContain('the server’s words');
    expect(name).toHaveProperty('value', 'Dawn Ltd');
    await press('Send the request');
    expect(of('order.invoice.ask').at(-1)?.input).toEqual({
      order_id: 'o_2f6k1m9r4t7w0z3b5d8g1j4n6q',
      kind: 'company',
      title: 'Dawn Ltd',
      tax_number: '91350100M000100Y43',
      email: 'books@example.com',
    });
    expect(document.body.textContent).toContain('Waiting for the seller');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change' }));
  });

  test('D71: what was typed stays while the form is shut; changing begins with what was asked for', async () => {
    await open('invoice-asked');
    await press('Change');
    typeIn('Company name', 'Dawn Ltd');
    await press('Go back');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change' }));
    await press('Change');
    expect(screen.getByRole('textbox', { name: 'Company name' })).toHaveProperty('value', 'Dawn Ltd');
    expect(screen.getByRole('textbox', { name: 'Tax number' })).toHaveProperty('value', '91350100M000100Y43');
  });

  test.each([
    ['invoice-issued', 'Issued', '26312000000123456789', null],
    ['invoice-refused', 'Declined by the seller', '税号与公司名称不符。', 'Change and request again'],
    ['invoice-void', 'Void', 'All the money went back', null],
  ])('D71: %s says so, and what can be done', async (name, state, words, button) => {
    await open(name);
    const section = within(screen.getByRole('region', { name: 'Invoice' }));
    expect(section.getByText(state)).toBeDefined();
    expect(section.getByText(words, { exact: false })).toBeDefined();
    const buttons = section.queryAllByRole('button').map(({ textContent }) => textContent);
    expect(buttons.filter((text) => text?.includes('Change') === true)).toEqual(
      button === null ? [] : [button],
    );
  });

  test.each(['minimal', 'unpaid', 'without-invoices'])(
    'D71: nothing is to be invoiced of %s',
    async (name) => {
      await open(name);
      expect(screen.queryByRole('heading', { name: 'Invoice' })).toBeNull();
    },
  );

  test('D71: what cost nothing cannot be asked back', async () => {
    await open('minimal');
    expect(screen.queryByRole('button', { name: 'Request a refund' })).toBeNull();
  });

  test('D71: an order of somebody else is not found; a lost connection can be tried again', async () => {
    await open('typical', { 'order.detail.get': [no('not-found')] });
    expect(heading()).toBe('This order could not be found');
    cleanup();
    await open('typical', { 'order.detail.get': [no('network'), detailOf('typical')] });
    await press('Try again');
    expect(heading()).toBe('Paid');
  });
});
