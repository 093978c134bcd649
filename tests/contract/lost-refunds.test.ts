/** Refunds whose answer was lost: unknown is not failed, and no money goes back twice (requirement 36). */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { paymentAttempt } from '#server/areas/orders/tables/payments.ts';
import { refund } from '#server/areas/orders/tables/refunds.ts';
import { paymentProviders } from '#server/areas/payments/providers/registries.ts';
import { openAlipayCompany } from '../support/payment-companies/alipay-company.ts';
import type { Fault } from '../support/payment-companies/company.ts';
import { openStripeCompany } from '../support/payment-companies/stripe-company.ts';
import { openWechatCompany } from '../support/payment-companies/wechat-company.ts';
import { STATE, withOrders } from './orders-fixture.ts';
import type { Me } from './rights-fixture.ts';

const DEADLINE_MS = 300;
const HOUR = 3_600_000;
let time = () => Date.now();
const clock = { now: () => time() };
const companies = {
  wechat_native: await openWechatCompany(clock),
  alipay_precreate: await openAlipayCompany(clock),
  stripe_checkout: await openStripeCompany(clock),
};
type Name = keyof typeof companies;
const NAMES = ['wechat_native', 'alipay_precreate', 'stripe_checkout'] as const;

const shop = withOrders((shopClock) => ({
  paymentProviders: new Map(
    Object.entries(companies).flatMap(([name, { env }]) => {
      const [providerChoice] = paymentProviders.choose(env, {
        allowsBuiltIn: false,
        hostname: 'shop.example',
      });
      const provider = providerChoice?.open({ clock: shopClock, deadlineMs: DEADLINE_MS });
      return provider === undefined ? [] : [[name, provider] as const];
    }),
  ),
}));
time = shop.clock.now;
afterAll(() => Promise.all(Object.values(companies).map(({ stop }) => stop())));
beforeAll(async () => {
  await shop.test().app.listen({ host: '127.0.0.1', port: 0 });
});

const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 30_000, interval: 50 });
let goods = 0;

/** Of a good of which there is one, an order that was paid by this company. */
async function readBoughtValue(name: Name, me: Me): Promise<{ id: string; order: string; number: string }> {
  goods += 1;
  const id = await shop.goodWithStock(`g_lost_${String(goods)}`, 1);
  const { data } = await shop.create(me, id);
  const order = String(data['order_id']);
  expect((await shop.call(me, 'order.pay', { order_id: order, provider: name })).code).toBe(0);
  const [attempt] = await shop.db().select().from(paymentAttempt).where(eq(paymentAttempt.orderId, order));
  const number = attempt?.outTradeNo ?? '';
  if (name === 'alipay_precreate') companies[name].scan(number);
  companies[name].pay(number);
  // A job of the order's own may ask the company first: a page asks again until its answer is there.
  await soon(async () => {
    shop.pass(10_000);
    expect((await shop.status(me, order)).data['state']).toBe(STATE.paid);
  });
  return { id, order, number };
}

const refundOf = async (order: string) =>
  (await shop.db().select().from(refund).where(eq(refund.orderId, order)))[0];
const stateOf = async (order: string) => (await refundOf(order))?.state;

/** Asked for by its buyer and approved; the company's next answer goes wrong. */
async function giveBack(name: Name, me: Me, order_id: string, fault: Fault): Promise<void> {
  await shop.call(me, 'order.refund.apply', { order_id, reason: 'not for me' });
  const before = companies[name].requests.length;
  // By its number: the bills of a day that passed are asked for in between.
  companies[name].fail(fault, (await refundOf(order_id))?.outRefundNo);
  expect((await shop.manage('refund', { order_id, is_approved: true })).code).toBe(0);
  await soon(async () => {
    expect(companies[name].requests.length).toBeGreaterThan(before);
    expect(await stateOf(order_id)).toBe('unknown');
  });
}

/** The pause before the next try is over; what was tried before has ended by then. */
const tryAgain = (check: () => Promise<void>) =>
  soon(async () => {
    shop.pass(HOUR);
    await shop.test().database.bus.publish('jobs.queued', { kind: 'refund.run' });
    await check();
  });

describe.each(NAMES)('money back by %s', (name) => {
  it('R36: whose answer was lost is asked after, and has gone back once', async () => {
    const me = await shop.somebody();
    const { id, order, number } = await readBoughtValue(name, me);
    await giveBack(name, me, order, 'lost');
    const { ledger, requests: events } = companies[name];
    expect(ledger.refundedTotal(ledger.trade(number))).toBe(9900);
    // Until it is known the good is the buyer's, and nobody calls it failed.
    expect((await shop.status(me, order)).data['state']).toBe(STATE.refunding);
    const requestCount = events.length;
    await tryAgain(async () => expect(await stateOf(order)).toBe('succeeded'));
    expect((await shop.status(me, order)).data['state']).toBe(STATE.refunded);
    expect(ledger.refundedTotal(ledger.trade(number))).toBe(9900);
    // It was asked after by its number and not for: no second call could have paid again.
    if (name !== 'alipay_precreate')
      expect(
        events.slice(requestCount).filter((one) => one.startsWith('POST') && one.includes('refund')),
      ).toEqual([]);
    expect(await shop.stockOf(id)).toEqual({ stock: 1, held: 0, sold: 0 });
    expect(await shop.brokenSums()).toEqual([]);
  });

  it('R36: that never reached the company is asked for again, by the same number', async () => {
    const me = await shop.somebody();
    const { order, number } = await readBoughtValue(name, me);
    await giveBack(name, me, order, 'server-error');
    const { ledger } = companies[name];
    expect(ledger.refundedTotal(ledger.trade(number))).toBe(0);
    await tryAgain(async () => expect(await stateOf(order)).toBe('succeeded'));
    expect(ledger.refundsOf(ledger.trade(number)).map(({ outRefundNo }) => outRefundNo)).toEqual([
      (await refundOf(order))?.outRefundNo,
    ]);
    expect(await shop.brokenSums()).toEqual([]);
  });
});
