/** The daily difference: each company's bill of a day against our events, with a difference of each kind planted, and none else. */
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { personMessage } from '#server/areas/messaging/tables/person-messages.ts';
import { dayAt, dayBefore, startOf } from '#server/areas/shop/rules/shop-day.ts';
import { billCheck, billDay } from '#server/areas/orders/tables/bills.ts';
import { paymentAttempt, paymentEvent } from '#server/areas/orders/tables/payments.ts';
import { refund } from '#server/areas/orders/tables/refunds.ts';
import { openSandbox } from '#server/areas/payments/providers/payment/sandbox.ts';
import { paymentProviders } from '#server/areas/payments/providers/registries.ts';
import { money } from '#cli/money.ts';
import { openServerClient, type Client } from '#cli/client/client.ts';
import { injectedClient } from './injected-client.ts';
import { openAlipayCompany } from '../support/payment-companies/alipay-company.ts';
import { openStripeCompany } from '../support/payment-companies/stripe-company.ts';
import { openWechatCompany } from '../support/payment-companies/wechat-company.ts';
import { NO_REMOTE, PLAIN_FLAGS } from '../support/shop-flags.ts';
import { CONSOLE_TOKEN } from './app.ts';
import { withOrders } from './orders-fixture.ts';
import { OWNER, SHOP, type Me } from './rights-fixture.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let time = () => Date.now();
/** Companies are there before the shop is, and go by its clock. */
const clock = { now: () => time() };
const companies = {
  wechat_native: await openWechatCompany(clock),
  alipay_precreate: await openAlipayCompany(clock),
  stripe_checkout: await openStripeCompany(clock),
};
const NAMES = ['sandbox', 'wechat_native', 'alipay_precreate', 'stripe_checkout'] as const;
type Name = (typeof NAMES)[number];

const shop = withOrders((shopClock, { stores }) => ({
  paymentProviders: new Map([
    ['sandbox', openSandbox(stores.sandbox, shopClock)],
    ...Object.entries(companies).flatMap(([name, { env }]) => {
      const [providerChoice] = paymentProviders.choose(env, {
        allowsBuiltIn: false,
        hostname: 'shop.example',
      });
      const provider = providerChoice?.open({ clock: shopClock });
      return provider === undefined ? [] : [[name, provider] as const];
    }),
  ]),
}));
time = shop.clock.now;
const db = () => shop.db();
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 30_000, interval: 100 });

let base = '';
let goods = 0;
/** An order that was paid by this company; answers it, and the number the company knows it by. */
async function boughtBy(name: Name, me: Me): Promise<{ order: string; number: string }> {
  goods += 1;
  const { data } = await shop.create(me, await shop.goodWithStock(`g_bill_${String(goods)}`, 5));
  const order = String(data['order_id']);
  if (name === 'sandbox') {
    const cashier = await shop.pay(me, order);
    await shop.answer(cashier, 'paid');
  } else {
    const begunAnswer = await shop.call(me, 'order.pay', { order_id: order, provider: name });
    if (begunAnswer.code !== 0) throw new Error(`order.pay answered ${String(begunAnswer.code)}`);
  }
  const isOf = and(eq(paymentAttempt.orderId, order), eq(paymentAttempt.provider, name));
  const [attempt] = await db().select().from(paymentAttempt).where(isOf);
  const number = attempt?.outTradeNo ?? '';
  if (name === 'alipay_precreate') companies[name].scan(number);
  if (name !== 'sandbox') companies[name].pay(number);
  // A job of the order's own may ask the company first: a page asks again until its answer is there.
  await soon(async () => {
    shop.pass(10_000);
    expect((await shop.status(me, order)).data['state']).toBe(1);
  });
  return { order, number };
}

/** A part of it goes back; answers the number of the refund. */
async function partOf(name: Name, me: Me, order_id: string): Promise<string> {
  await shop.call(me, 'order.refund.apply', { order_id, reason: 'not for me' });
  await shop.manage('refund', { order_id, is_approved: true, amount: 900 });
  const isOf = eq(refund.orderId, order_id);
  const [request] = await db().select().from(refund).where(isOf);
  const number = request?.outRefundNo ?? '';
  // One of them says only that it is under way, and tells later.
  if (name === 'wechat_native') await tellRefund(number);
  await soon(async () =>
    expect(await db().select().from(refund).where(isOf)).toMatchObject([{ state: 'succeeded' }]),
  );
  return number;
}

async function tellRefund(number: string): Promise<void> {
  const company = companies.wechat_native;
  await soon(() => Promise.resolve(expect(company.ledger.refunds.has(number)).toBe(true)));
  const trade = company.ledger.refunds.get(number)?.trade;
  if (trade !== undefined) trade.notifyUrl = `${base}/pay/notify/wechat_native`;
  expect(await company.tellRefund(number)).toBe(true);
}

/** A payment the company took that nobody here began. */
async function stray(name: Name, number: string): Promise<void> {
  const now = clock.now();
  const request = { outTradeNo: number, amount: 700, title: 'T', notifyUrl: '', expiresAt: now + HOUR };
  if (name !== 'sandbox') {
    companies[name].ledger.begin(request, now);
    companies[name].pay(number);
    return;
  }
  const secrets = { token: number, secret: number, transactionId: number, returnUrl: '' };
  await shop.test().database.stores.sandbox.add({ ...request, ...secrets, state: 'succeeded', paidAt: now });
}

const of = (name: Name, key: string) => and(eq(paymentEvent.provider, name), eq(paymentEvent.key, key));

interface PlantedFaults {
  fine: string;
  lostRefund: { order: string; number: string };
  other: { order: string; number: string };
  ghost: string;
  back: { order: string; number: string };
  stray: string;
}
const plantedItems = new Map<Name, PlantedFaults>();

async function plant(name: Name): Promise<PlantedFaults> {
  const me = await shop.somebody();
  const fine = await boughtBy(name, me);
  const back = { order: fine.order, number: await partOf(name, me, fine.order) };
  const [loss, other, goneValue] = [
    await boughtBy(name, me),
    await boughtBy(name, me),
    await boughtBy(name, me),
  ];
  await db()
    .delete(paymentEvent)
    .where(of(name, `charge:${loss.number}`));
  await db()
    .update(paymentEvent)
    .set({ amount: 9800 })
    .where(of(name, `charge:${other.number}`));
  const backOf = `refund:${back.number}`;
  await db().update(paymentEvent).set({ amount: 800 }).where(of(name, backOf));
  const ghost = `p_ghost_${name}`;
  const event = { appId: SHOP, orderId: goneValue.order, attemptId: '', provider: name, amount: 500 };
  await db()
    .insert(paymentEvent)
    .values({ ...event, key: `refund:${ghost}`, kind: 'refunded', at: clock.now() });
  const nobody = `p_stray_${name}`;
  await stray(name, nobody);
  return { fine: fine.number, lostRefund: loss, other, ghost, back, stray: nobody };
}

let day = '';
const checkOf = async (name: Name) => {
  const isIt = and(eq(billCheck.provider, name), eq(billCheck.day, day), eq(billCheck.appId, SHOP));
  return (await db().select().from(billCheck).where(isIt))[0];
};
const daysOf = (name: Name) =>
  db()
    .select()
    .from(billDay)
    .where(and(eq(billDay.provider, name), eq(billDay.day, day)));
/** The hourly job looks once more. */
const look = () => shop.test().database.bus.publish('jobs.queued', { kind: 'bill.compare' });
/** What was written to owners; the mailbox of a demo forgets after a day. */
const readNotice = async (name: string) => {
  const rows = await db().select().from(personMessage).where(eq(personMessage.purpose, 'bill-differs'));
  return rows.filter(({ text }) => text.includes(name));
};

beforeAll(async () => {
  base = await shop.test().app.listen({ host: '127.0.0.1', port: 0 });
  // Noon of tomorrow: nothing of this file happens around midnight.
  shop.pass((startOf(dayAt(clock.now())) ?? 0) + DAY + 12 * HOUR - clock.now());
  day = dayAt(clock.now());
  for (const name of NAMES) plantedItems.set(name, await plant(name));
}, 300_000);
afterAll(() => Promise.all(Object.values(companies).map(({ stop }) => stop())));

const plantedOf = (name: Name): PlantedFaults => {
  const match = plantedItems.get(name);
  if (match === undefined) throw new Error(`Nothing was planted at ${name}.`);
  return match;
};

describe('the daily difference', () => {
  it('D71: is not looked for before the bill is there, and then once by itself', async () => {
    shop.pass((startOf(day) ?? 0) + DAY + 9 * HOUR - clock.now());
    await look();
    expect(await daysOf('sandbox')).toEqual([]);
    companies.wechat_native.fail('server-error');
    shop.pass(2 * HOUR);
    await look();
    for (const name of ['sandbox', 'alipay_precreate', 'stripe_checkout'] as const)
      await soon(async () => expect(await daysOf(name)).toHaveLength(1));
    // Who was away is asked again within the hour.
    shop.pass(2 * HOUR);
    await look();
    await soon(async () => expect(await daysOf('wechat_native')).toHaveLength(1));
  }, 120_000);

  it.each(NAMES)('D71: of %s names each difference that is there, and no other', async (name) => {
    const { lostRefund: loss, other, ghost, back, stray: nobody } = plantedOf(name);
    const check = await checkOf(name);
    expect(check?.differing).toBe(4);
    expect(new Set(check?.differences)).toEqual(
      new Set([
        {
          kind: 'payment',
          what: 'theirs',
          number: loss.number,
          order_id: loss.order,
          theirs: 9900,
          ours: null,
        },
        {
          kind: 'payment',
          what: 'amount',
          number: other.number,
          order_id: other.order,
          theirs: 9900,
          ours: 9800,
        },
        { kind: 'refund', what: 'amount', number: back.number, order_id: back.order, theirs: 900, ours: 800 },
        expect.objectContaining({ kind: 'refund', what: 'ours', number: ghost, theirs: null, ours: 500 }),
      ]),
    );
    expect(check).toMatchObject({
      theirs: { payments: 4, paid: 39_600, refunds: 1, refunded: 900 },
      ours: { payments: 3, paid: 29_600, refunds: 2, refunded: 1300 },
    });
    const strays = (await daysOf(name))[0];
    expect(strays).toMatchObject({
      straying: 1,
      strays: [{ kind: 'payment', what: 'theirs', number: nobody, order_id: '', theirs: 700, ours: null }],
    });
  });

  it('D71: is reported to the owner once for each company and day, however often it is looked for', async () => {
    const names = ['模拟收银台', '微信支付', '支付宝', 'Stripe'];
    for (const name of names) await soon(async () => expect(await readNotice(name)).toHaveLength(1));
    const owners = await shop.test().database.stores.ownership.ownersOf(SHOP);
    expect([(await readNotice('Stripe'))[0]?.userId]).toEqual(owners);
    expect((await readNotice('Stripe'))[0]?.text).toContain(`money check knowledge ${day}`);
    expect((await readNotice('Stripe'))[0]?.text).toContain('4 处不一致');
    await run('a running server', day);
    expect(await readNotice('Stripe')).toHaveLength(1);
  });

  it('D71: `money check` prints it, compared by the server or as it was kept', async () => {
    const { lostRefund: loss, ghost, stray: nobody } = plantedOf('wechat_native');
    for (const way of Object.keys(ways)) {
      const { message, exit } = await run(way, day);
      expect(exit).toBe(1);
      expect(message).toContain(`wechat_native on ${day}, compared `);
      expect(message).toContain(
        '  theirs  4 payments 396.00, 1 refund 9.00\n  ours    3 payments 296.00, 2 refunds 13.00\n',
      );
      expect(message).toMatch(
        new RegExp(`in their bill alone +payment +${loss.number} +${loss.order} +99\\.00 +-`),
      );
      expect(message).toMatch(new RegExp(`with us alone +refund +${ghost} +o_\\w+ +- +5\\.00`));
      expect(message).toMatch(new RegExp(`1 line of this bill no shop here knows:[^]*${nobody}`));
    }
  });

  it('D135: an owner sees the shop’s own differences, no unassigned ones, and calls no company', async () => {
    const { lostRefund: loss, stray: nobody } = plantedOf('wechat_native');
    const send = (token: string, url: string, payload: object) =>
      shop.test().ask('knowledge', {
        method: 'POST',
        url,
        headers: { authorization: `Bearer ${token}` },
        payload: { shop: 'knowledge', ...payload },
      });
    const phone = OWNER;
    const madeResponse = await send(CONSOLE_TOKEN, '/api/console.tokens.create/1.0.0', {
      phone,
      name: 'books',
      scope: 'sell',
    });
    const { token } = madeResponse.json().data;
    const before = await daysOf('wechat_native');
    shop.pass(1000);
    const response = await send(token, '/api/console.money.check/1.0.0', { day });
    expect(response.json().code).toBe(0);
    expect(response.body).toContain(loss.number);
    expect(response.body).not.toContain(nobody);
    expect(response.json().data.providers.every(({ straying }: { straying: number }) => straying === 0)).toBe(
      true,
    );
    // Nothing was compared anew, and no day nobody compared is compared by such a question.
    expect(await daysOf('wechat_native')).toEqual(before);
    const earlier = '2026-01-01';
    expect(
      (await send(token, '/api/console.money.check/1.0.0', { day: earlier })).json().data.providers,
    ).toEqual([]);
    const isEarlier = eq(billDay.day, earlier);
    expect(await db().select().from(billDay).where(isEarlier)).toEqual([]);
    // The operator still has it compared, strays and all.
    expect((await send(CONSOLE_TOKEN, '/api/console.money.check/1.0.0', { day })).body).toContain(nobody);
  });

  it('D71: a day without a payment agrees; a bill that cannot be had is said, and not taken for even', async () => {
    const before = dayBefore(dayBefore(day));
    const { message, exit } = await run('a running server', before);
    expect([exit, message]).toEqual([0, expect.stringContaining('nothing was paid to knowledge')]);
    companies.alipay_precreate.fail('server-error');
    const away = await run('a running server', before);
    expect([away.exit, away.message]).toEqual([
      1,
      expect.stringContaining(`alipay_precreate: there is no bill of ${before} now`),
    ]);
    await expect(run('the store', '2026-02-30')).rejects.toThrow('"2026-02-30" is not a day');
    await expect(run('a running server', dayAt(clock.now()))).rejects.toThrow('is not over');
    const tomorrow = await shop.test().ask('knowledge', {
      method: 'POST',
      url: '/api/console.money.check/1.0.0',
      headers: { authorization: `Bearer ${CONSOLE_TOKEN}` },
      payload: { shop: 'knowledge', day: dayAt(clock.now()) },
    });
    expect(tomorrow.json().code).toBe(40000);
  });
});

const ways: Record<string, () => Client> = {
  'a running server': () => openServerClient(base, CONSOLE_TOKEN),
  'the store': () => injectedClient(shop.test()),
};
async function run(way: string, question: string): Promise<{ message: string; exit: number }> {
  let message = '';
  const exit = await money({
    connect: () => Promise.resolve(ways[way]?.() ?? Promise.reject<Client>(new Error(way))),
    say: (text) => (message += text),
    sayFault: (text) => (message += text),
    shop: 'knowledge',
    dir: '',
    args: ['check', question],
    flags: PLAIN_FLAGS,
    remote: NO_REMOTE,
  });
  return { message, exit };
}
