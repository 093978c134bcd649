/** Notifications as the companies sign and send them, over HTTP to a listening shop: a real one pays, once; no other does (D71, R36). */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { entitlement } from '#server/areas/access/tables/entitlements.ts';
import { paymentAttempt } from '#server/areas/orders/tables/payments.ts';
import { paymentProviders } from '#server/areas/payments/providers/registries.ts';
import { openAlipayCompany } from '../support/payment-companies/alipay-company.ts';
import type { Telling } from '../support/payment-companies/company.ts';
import { openStripeCompany } from '../support/payment-companies/stripe-company.ts';
import { openWechatCompany } from '../support/payment-companies/wechat-company.ts';
import { STATE, withOrders } from './orders-fixture.ts';

const companies = {
  wechat_native: await openWechatCompany({ now: () => time() }),
  alipay_precreate: await openAlipayCompany({ now: () => time() }),
  stripe_checkout: await openStripeCompany({ now: () => time() }),
};
type Name = keyof typeof companies;
const NAMES = ['wechat_native', 'alipay_precreate', 'stripe_checkout'] as const;
let time = () => Date.now();

const shop = withOrders((shopClock) => ({
  paymentProviders: new Map(
    Object.entries(companies).flatMap(([name, { env }]) => {
      const [providerChoice] = paymentProviders.choose(env, {
        allowsBuiltIn: false,
        hostname: 'shop.example',
      });
      const provider = providerChoice?.open({ clock: shopClock });
      return provider === undefined ? [] : [[name, provider] as const];
    }),
  ),
}));
time = shop.clock.now;
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 30_000, interval: 50 });
let base = '';
let goods = 0;
beforeAll(async () => {
  base = await shop.test().app.listen({ host: '127.0.0.1', port: 0 });
  for (const name of NAMES) companies[name].registerWebhook(`${base}/pay/notify/${name}`);
});
afterAll(() => Promise.all(Object.values(companies).map(({ stop }) => stop())));

/** An order whose payment was begun at a company, which tells where this shop listens. */
async function readStart(name: Name) {
  goods += 1;
  const me = await shop.somebody();
  const id = await shop.goodWithStock(`g_told_${String(goods)}`, 1);
  const order = String((await shop.create(me, id)).data['order_id']);
  expect((await shop.call(me, 'order.pay', { order_id: order, provider: name })).code).toBe(0);
  const [attempt] = await shop.db().select().from(paymentAttempt).where(eq(paymentAttempt.orderId, order));
  const number = attempt?.outTradeNo ?? '';
  if (name === 'alipay_precreate') companies[name].scan(number);
  companies[name].ledger.trade(number).notifyUrl = `${base}/pay/notify/${name}`;
  const isTold = (how: Telling) => companies[name].notify(number, how);
  const rights = () => shop.db().select().from(entitlement).where(eq(entitlement.orderId, order));
  const attemptNow = async () =>
    (await shop.db().select().from(paymentAttempt).where(eq(paymentAttempt.orderId, order)))[0]?.state;
  return { me, order, number, isTold, rights, attemptNow };
}

describe.each(NAMES)('a notification of %s', (name) => {
  it('D71, R36: pays its order once, however often it is repeated', async () => {
    const { me, order, number, isTold, rights } = await readStart(name);
    companies[name].pay(number);
    // Nobody asked: no time passes.
    expect(await Promise.all([isTold('plain'), isTold('plain')])).toEqual([true, true]);
    await soon(async () => expect((await shop.status(me, order)).data['state']).toBe(STATE.paid));
    expect(await isTold('plain')).toBe(true);
    expect(await rights()).toHaveLength(1);
  });

  it.each(['forged', 'for-another'] as const)('R36: that is %s pays nothing', async (how) => {
    const { number, isTold, rights, attemptNow } = await readStart(name);
    companies[name].pay(number);
    expect(await isTold(how)).toBe(false);
    expect([await rights(), await attemptNow()]).toEqual([[], 'awaiting']);
  });

  it('R36: of another amount than was asked gives nothing', async () => {
    const { number, isTold, rights } = await readStart(name);
    companies[name].pay(number, 1);
    expect(await isTold('plain')).toBe(true);
    expect(await rights()).toEqual([]);
  });
});

it('R36: whatever else comes there is refused, and told to a stranger in no words', async () => {
  for (const name of [...NAMES, 'nobody'])
    for (const body of ['', '{}', 'a=b', '[1]', '{"id":"EV","resource":{"ciphertext":"x"}}']) {
      const answer = await fetch(`${base}/pay/notify/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' },
        body,
      });
      const text = await answer.text();
      // Each says no in its company's protocol: one of them by a 200, one by a 5xx, so that a real one would tell again.
      expect([answer.ok && text !== 'fail', text.length < 100]).toEqual([false, true]);
    }
});
