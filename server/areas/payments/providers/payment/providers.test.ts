/** One suite over every payment company, each a stand-in that speaks its real protocol over HTTP (D71, requirement 36). */
import fastify from 'fastify';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { registerRawRoute } from '#server/kernel/http/raw-body.ts';
import { openAlipayCompany } from '../../../../../tests/support/payment-companies/alipay-company.ts';
import type { Fault, PaymentCompany } from '../../../../../tests/support/payment-companies/company.ts';
import { openStripeCompany } from '../../../../../tests/support/payment-companies/stripe-company.ts';
import { openWechatCompany } from '../../../../../tests/support/payment-companies/wechat-company.ts';
import {
  NO_SUCH_REFUND,
  PaymentRefused,
  PaymentUnknown,
  type Notification,
  type PaymentAsked,
  type PaymentProvider,
} from '../payment-provider.ts';
import { paymentProviders } from '../registries.ts';

const NOON = Date.parse('2026-11-23T12:00:00+08:00');
const MINUTE = 60_000;
const DEADLINE_MS = 150;
let now = NOON;
const clock = { now: () => now };

type Open = (time: typeof clock) => Promise<PaymentCompany>;

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  now = NOON;
  await Promise.all(closers.splice(0).map((close) => close()));
});

/** A shop's door for notifications, and what came in by it. */
async function openDoor(provider: PaymentProvider) {
  const heardNotifications: Notification[] = [];
  const door = { url: '', heard: heardNotifications, isKeeping: true };
  const app = fastify();
  registerRawRoute(app, {
    method: 'POST',
    url: '/notify',
    maxBytes: 64 * 1024,
    handler: async ({ headers }, reply, body) => {
      const saidNotification = await provider.readNotification?.({ headers, body });
      if (saidNotification !== undefined) heardNotifications.push(saidNotification);
      const answer = provider.answerNotification?.(door.isKeeping && saidNotification?.kind !== 'refused');
      return reply
        .status(answer?.status ?? 404)
        .type(answer?.type ?? 'text/plain')
        .send(answer?.body);
    },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  closers.push(() => app.close());
  door.url = `http://127.0.0.1:${String((app.server.address() as AddressInfo).port)}/notify`;
  return door;
}

let count = 0;
async function openSale(open: Open) {
  const company = await open(clock);
  closers.push(company.stop);
  const [providerChoice] = paymentProviders.choose(company.env, {
    allowsBuiltIn: false,
    hostname: 'shop.example',
  });
  const provider = providerChoice?.open({ clock });
  /** The same, where nothing is waited for in vain. */
  const impatient = providerChoice?.open({ clock, deadlineMs: DEADLINE_MS });
  if (provider === undefined || impatient === undefined) throw new Error('no provider');
  const door = await openDoor(provider);
  company.registerWebhook(door.url);
  count += 1;
  const request: PaymentAsked = {
    outTradeNo: `o_${String(count).padStart(6, '0')}abcdefghij0123456789`,
    amount: 19_990,
    title: '三分钟学会 a/b 测试 & 统计=简单, 真的',
    expiresAt: NOON + 15 * MINUTE,
    notifyUrl: door.url,
    returnUrl: 'https://shop.example/pay/back',
    locale: 'cn',
  };
  return { company, provider, impatient, door, asked: request };
}

const refundOf = (
  { outTradeNo, amount: total, notifyUrl }: PaymentAsked,
  transactionId: string,
  amount: number,
) => ({
  outRefundNo: `r_${outTradeNo}`,
  outTradeNo,
  transactionId,
  amount,
  total,
  reason: '七天无理由',
  notifyUrl,
});

/** What begins, and with it what Stripe is asked by. */
async function begin(provider: PaymentProvider, request: PaymentAsked) {
  const start = await provider.begin(request);
  return { begun: start, reference: start.kind === 'redirect' ? start.reference : undefined };
}

/** A payment somebody has paid. */
async function sell(sale: Awaited<ReturnType<typeof openSale>>) {
  const { provider, company, asked } = sale;
  const { reference } = await begin(provider, asked);
  now += MINUTE;
  company.pay(asked.outTradeNo);
  const evidence = await provider.query(asked.outTradeNo, reference);
  if (evidence.state !== 'succeeded') throw new Error(`is ${evidence.state}`);
  return { evidence, reference, transactionId: evidence.transactionId };
}

const COMPANIES = [
  ['wechat_native', openWechatCompany],
  ['alipay_precreate', openAlipayCompany],
  ['stripe_checkout', openStripeCompany],
] satisfies [string, Open][];

describe.each<[string, Open]>(COMPANIES)('%s', (name, open) => {
  it('D71: from the code to the bill: begun, paid, told, refunded, closed', async () => {
    const sale = await openSale(open);
    const { company, provider, door, asked } = sale;
    const { begun, reference } = await begin(provider, asked);
    expect(begun).toMatchObject(name === 'stripe_checkout' ? { kind: 'redirect' } : { kind: 'qr' });
    expect(await provider.query(asked.outTradeNo, reference)).toEqual({ state: 'awaiting' });

    now += MINUTE;
    company.pay(asked.outTradeNo);
    const paidEvidence = await provider.query(asked.outTradeNo, reference);
    expect(paidEvidence).toEqual({
      state: 'succeeded',
      transactionId: expect.stringMatching(/^(pi_)?42\d+$/),
      amount: 19_990,
      currency: 'CNY',
      paidAt: NOON + MINUTE,
    });
    const { transactionId } = paidEvidence.state === 'succeeded' ? paidEvidence : { transactionId: '' };

    expect(await company.notify(asked.outTradeNo)).toBe(true);
    expect(await company.notify(asked.outTradeNo)).toBe(true);
    const [first, again] = door.heard;
    expect(first).toEqual({
      kind: 'payment',
      id: expect.stringMatching(/./),
      outTradeNo: asked.outTradeNo,
      evidence: paidEvidence,
    });
    expect(again).toEqual(first);

    now += MINUTE;
    const refund = refundOf(asked, transactionId, 990);
    const refunding = await provider.refund(refund);
    expect(refunding.state).toBe(name === 'wechat_native' ? 'processing' : 'succeeded');
    const refundedValue = { state: 'succeeded', amount: 990, at: now };
    expect(await provider.queryRefund(refund)).toEqual(refundedValue);
    // The same number again is the same refund.
    now += MINUTE;
    expect([refundedValue, { state: 'processing' }]).toContainEqual(await provider.refund(refund));
    expect(company.ledger.refunds.size).toBe(1);

    expect(await company.tellRefund(refund.outRefundNo)).toBe(true);
    expect(door.heard.at(-1)).toMatchObject(
      name === 'alipay_precreate'
        ? { kind: 'payment', outTradeNo: asked.outTradeNo, evidence: paidEvidence }
        : { kind: 'refund', outRefundNo: refund.outRefundNo, evidence: refundedValue },
    );

    expect(await provider.query(asked.outTradeNo, reference)).toEqual(paidEvidence);
    expect(await provider.close(asked.outTradeNo, reference)).toEqual(paidEvidence);
    expect(await provider.bill?.('2026-11-23')).toEqual([
      { kind: 'payment', ours: asked.outTradeNo, amount: 19_990 },
      { kind: 'refund', ours: refund.outRefundNo, amount: 990 },
    ]);
    expect(await provider.bill?.('2026-11-22')).toEqual([]);
  });

  it('D71: begun again it is one payment, also where the first answer was lost', async () => {
    const { company, provider, impatient, asked } = await openSale(open);
    company.fail('lost');
    await expect(impatient.begin(asked)).rejects.toThrow(PaymentUnknown);
    const first = await provider.begin(asked);
    now += MINUTE;
    expect(await provider.begin(asked)).toEqual(first);
    expect(company.ledger.trades.size).toBe(1);
  });

  it('D71: an unknown payment counts as awaiting, and closing it is no failure', async () => {
    const { provider, asked } = await openSale(open);
    expect(await provider.query(asked.outTradeNo)).toEqual({ state: 'awaiting' });
    expect(await provider.close(asked.outTradeNo)).toEqual({ state: 'closed' });
  });

  it('D71: a closed one stays closed', async () => {
    const { provider, asked } = await openSale(open);
    const { reference } = await begin(provider, asked);
    expect(await provider.close(asked.outTradeNo, reference)).toEqual({ state: 'closed' });
    expect(await provider.close(asked.outTradeNo, reference)).toEqual({ state: 'closed' });
  });

  const SILENCE: Fault[] = ['server-error', 'silent', 'lost', 'redirect', 'nonsense'];
  it.each(name === 'stripe_checkout' ? SILENCE : [...SILENCE, 'forged' as const])(
    'D71: an answer that is %s says nothing of the payment, whatever was asked',
    async (fault) => {
      const sale = await openSale(open);
      const { company, asked } = sale;
      const { reference, transactionId } = await sell(sale);
      const provider = fault === 'silent' || fault === 'lost' ? sale.impatient : sale.provider;
      const refund = refundOf(asked, transactionId, 1);
      const calls = [
        () => provider.begin({ ...asked, outTradeNo: `${asked.outTradeNo}x` }),
        () => provider.query(asked.outTradeNo, reference),
        () => provider.close(asked.outTradeNo, reference),
        () => provider.refund(refund),
        () => provider.queryRefund(refund),
        () => provider.bill?.('2026-11-23'),
      ];
      for (const call of calls) {
        company.fail(fault);
        await expect(call()).rejects.toBeInstanceOf(PaymentUnknown);
      }
      expect(company.requests.filter((one) => one.endsWith('/elsewhere'))).toEqual([]);
    },
  );

  it('D71: a refusal is final and says its short code alone', async () => {
    const sale = await openSale(open);
    const { provider, asked } = sale;
    const { transactionId } = await sell(sale);
    const tooMuch = await provider
      .refund(refundOf(asked, transactionId, 19_991))
      .catch((error: unknown) => error);
    expect(tooMuch).toBeInstanceOf(PaymentRefused);
    expect(String(tooMuch)).toMatch(/^PaymentRefused: \w+ refused: [\w.]+$/);
    await expect(provider.queryRefund(refundOf(asked, transactionId, 1))).rejects.toMatchObject({
      name: 'PaymentRefused',
      reason: NO_SUCH_REFUND,
    });
  });

  it.each(['forged', 'for-another'] as const)('R36: a notification that is %s is refused', async (how) => {
    const sale = await openSale(open);
    const { company, door, asked, provider } = sale;
    const { transactionId } = await sell(sale);
    expect(await company.notify(asked.outTradeNo, how)).toBe(false);
    const refund = refundOf(asked, transactionId, 1);
    await provider.refund(refund);
    expect(await company.tellRefund(refund.outRefundNo, how)).toBe(false);
    expect(door.heard).toEqual(
      Array.from({ length: 2 }, () => ({ kind: 'refused', why: expect.any(String) })),
    );
    expect(await company.notify(asked.outTradeNo)).toBe(true);
  });

  it('R36: a notification is believed for five minutes, where the company says when it was signed', async () => {
    const sale = await openSale(open);
    const { company, door, asked } = sale;
    await sell(sale);
    // Alipay tells again for a day with what it said at first.
    const isBelieved = name === 'alipay_precreate';
    expect(await company.notify(asked.outTradeNo, 'old')).toBe(isBelieved);
    expect(door.heard).toMatchObject([
      isBelieved ? { kind: 'payment' } : { kind: 'refused', why: 'too old or too new' },
    ]);
  });

  it('R36: anything but a notification is refused, and nothing is thrown', async () => {
    const { door } = await openSale(open);
    for (const body of ['', '{}', 'a=b', '\u0000', '[1]']) {
      const headers = {
        'content-type': 'application/json',
        'stripe-signature': 't=,v1=zz',
        'wechatpay-serial': 'x',
      };
      const answer = await fetch(door.url, { method: 'POST', headers, body });
      expect(await answer.text()).not.toContain('success');
    }
    expect(door.heard.map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => 'refused'));
  });

  it('R36: a payment has the amount that was paid, not the one that was asked', async () => {
    const { company, provider, door, asked } = await openSale(open);
    const { reference } = await begin(provider, asked);
    company.pay(asked.outTradeNo, 1);
    expect(await provider.query(asked.outTradeNo, reference)).toMatchObject({
      state: 'succeeded',
      amount: 1,
    });
    await company.notify(asked.outTradeNo);
    expect(door.heard).toMatchObject([{ evidence: { state: 'succeeded', amount: 1 } }]);
  });

  it('R36: what could not be kept is asked for again', async () => {
    const sale = await openSale(open);
    const { company, door, asked } = sale;
    await sell(sale);
    door.isKeeping = false;
    expect(await company.notify(asked.outTradeNo)).toBe(false);
    door.isKeeping = true;
    expect(await company.notify(asked.outTradeNo)).toBe(true);
  });

  it('R36: of the refund told before the payment each is read by itself', async () => {
    const sale = await openSale(open);
    const { company, door, asked, provider } = sale;
    const { transactionId, evidence } = await sell(sale);
    const refund = refundOf(asked, transactionId, 19_990);
    await provider.refund(refund);
    expect(await company.tellRefund(refund.outRefundNo)).toBe(true);
    expect(await company.notify(asked.outTradeNo)).toBe(true);
    // A trade that went back whole was paid all the same.
    expect(door.heard.at(-1)).toMatchObject({ kind: 'payment', evidence });
  });
});
