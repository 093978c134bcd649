/**
 * What can happen to orders, in any order: payers pay, a company tells late, twice, forged or never, clocks pass, and the
 * server dies between any two steps. Plays a sequence and answers which laws of money, stock and rights broke.
 */
import { and, eq, like } from 'drizzle-orm';
import { goods } from '#server/areas/catalogue/tables/goods.ts';
import { goodsSku } from '#server/areas/catalogue/tables/skus.ts';
import { coupon } from '#server/areas/coupons/tables/coupons.ts';
import { closeOrder } from '#server/areas/orders/services/close-order.ts';
import { confirmPayment } from '#server/areas/orders/services/confirm-payment.ts';
import { createOrder } from '#server/areas/orders/services/create-order.ts';
import { extendOrder } from '#server/areas/orders/services/hold-order.ts';
import type { LedgerDeps } from '#server/areas/orders/services/ledger.ts';
import { orderJobs } from '#server/areas/orders/jobs/order-jobs.ts';
import { payOrder } from '#server/areas/orders/services/pay-order.ts';
import { payBack } from '#server/areas/orders/services/pay-back.ts';
import { applyForRefund, decideRefund, settleRefund } from '#server/areas/orders/services/refund-order.ts';
import { settle } from '#server/areas/orders/services/settle.ts';
import { brokenSums } from '#server/areas/orders/store/broken-sums.ts';
import { createOrderStore } from '#server/areas/orders/store/orders.store.ts';
import { PaymentUnknown, type PaymentEvidence } from '#server/areas/payments/area.ts';
import { MANUAL_HOURS, openManual } from '#server/areas/payments/providers/payment/manual.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { createJobQueue } from '#server/kernel/jobs/job-queue.ts';
import { makeJobRunner } from '#server/kernel/jobs/job-runner.ts';
import { job } from '#server/kernel/jobs/tables/job.ts';
import { createMemoryBus } from '#server/kernel/bus/memory.ts';
import { makeCompany, type Company } from './payment-company.ts';
import { BUYERS, type Action } from './order-actions.ts';

const SHOP = 'appknowledge';
const START = 1_800_000_000_000;

class Crash extends Error {}

/** Calls of a store, of which one may be the last. */
function dying<Store extends object>(store: Store, mayGoOn: () => boolean): Store {
  return new Proxy(store, {
    get(target, key, receiver) {
      const member: unknown = Reflect.get(target, key, receiver);
      if (typeof member !== 'function') return member;
      return async (...inputs: unknown[]): Promise<unknown> => {
        if (!mayGoOn()) throw new Crash();
        const answer: unknown = await Reflect.apply(member, target, inputs);
        return answer;
      };
    },
  });
}

export interface OrderRun {
  /** Laws that broke, and after which action. */
  breaches: string[];
}

async function clear(db: Database): Promise<void> {
  for (const table of [
    'order_line',
    'shop_order',
    'payment_attempt',
    'payment_event',
    'refund',
    'entitlement',
  ])
    await db.execute(`delete from ${table} where app_id = '${SHOP}'`);
  await db.execute(`delete from coupon_redemption where app_id = '${SHOP}'`);
  await db.execute(`delete from coupon_claim where app_id = '${SHOP}'`);
  await db.delete(job).where(like(job.kind, '%'));
}

/** A good of which there are two, and a coupon that two may use; once a database. */
export async function prepareSequences(db: Database, pattern: typeof goods.$inferSelect): Promise<void> {
  const price = { price: 9900, linePrice: 0, payState: 1, marketingType: -1 };
  await db.insert(goods).values({ ...pattern, ...price, id: 'g_sequence', type: 50, state: 'on' });
  const sku = { appId: SHOP, goodsId: 'g_sequence', id: 'one', name: 'One', linePrice: 0, position: 1 };
  await db.insert(goodsSku).values({ ...sku, price: 9900, stock: 2 });
  const title = { appId: SHOP, id: 'cu_sequence', title: 'Off', amount: 900, threshold: 0, total: 0 };
  const use = { goodsIds: [], startTs: 0, endTs: 4_000_000_000, state: 'on' as const, position: 1 };
  await db.insert(coupon).values({ ...title, ...use, useTotal: 2 });
}

export async function play(db: Database, actions: readonly Action[]): Promise<OrderRun> {
  await clear(db);
  await db.update(goodsSku).set({ held: 0, sold: 0 }).where(eq(goodsSku.goodsId, 'g_sequence'));
  await db.update(coupon).set({ used: 0, claimed: 0 }).where(eq(coupon.id, 'cu_sequence'));
  let now = START;
  let left = Number.POSITIVE_INFINITY;
  const clock = { now: () => now };
  const bus = createMemoryBus();
  const company: Company = makeCompany(clock);
  const manual = openManual({ instructions: '', hours: MANUAL_HOURS }, clock);
  const store = createOrderStore(db);
  const mayGoOn = () => {
    left -= 1;
    return left >= 0;
  };
  const world: LedgerDeps = {
    orders: dying(store, mayGoOn),
    payments: {
      names: ['company', 'other', 'manual'],
      byName: (name) => dying(name === 'manual' ? manual : company.provider, mayGoOn),
    },
    queue: createJobQueue({ bus, clock }),
    clock,
    purge: () => Promise.resolve(),
    notifyUrl: () => 'http://127.0.0.1/notify',
    report: () => undefined,
  };
  const runner = makeJobRunner({
    db,
    bus,
    clock,
    jobs: orderJobs(world),
    onError: () => undefined,
    chance: () => 0,
  });
  await runner.start();
  const brokenItems: string[] = [];
  const look = async (after: string) => {
    for (const { law, id } of await brokenSums(db)) brokenItems.push(`${law} (${id}) after ${after}`);
  };
  for (const [place, action] of actions.entries()) {
    now += 1_000;
    try {
      await act(action);
    } catch (error) {
      if (!(error instanceof Crash) && !(error instanceof PaymentUnknown)) throw error;
      left = Number.POSITIVE_INFINITY;
    }
    await look(`${String(place)}: ${JSON.stringify(action)}`);
  }
  // In the end everybody answers and all jobs are done: nothing is held, and who paid has the good or the money.
  left = Number.POSITIVE_INFINITY;
  company.isAway(0);
  for (let hour = 0; hour < 3; hour += 1) {
    now += 70 * 60_000;
    await runner.whenIdle();
  }
  // Longer than any order is held for a transfer.
  now += 60 * 24 * 60 * 60_000;
  await runner.whenIdle();
  await runner.whenIdle();
  for (const trade of company.trades()) await settleTrade(trade, trade.evidence());
  await runner.whenIdle();
  await look('the end');
  const open = await store.list({ appId: SHOP, states: ['unpaid', 'refunding'] }, { offset: 0, limit: 50 });
  const waiting = await Promise.all(
    open.rows.map(async ({ order }) => ({ order, refunds: await store.refunds(order) })),
  );
  for (const { order, refunds } of waiting)
    if (!refunds.some(({ state }) => state === 'asked'))
      brokenItems.push(`${order.state} for ever (${order.id})`);
  for (const trade of company.trades().filter((one) => one.isPaid()))
    if (trade.balance() > 0 !== (await hasGood(trade.outTradeNo)))
      brokenItems.push(`${trade.balance() > 0 ? 'paid' : 'paid back'} for nothing (${trade.outTradeNo})`);
  await runner.stop();
  return { breaches: brokenItems };

  async function settleTrade({ outTradeNo }: { outTradeNo: string }, evidence: PaymentEvidence) {
    const attempt = await store.attemptOfTrade(outTradeNo);
    if (attempt !== undefined) await settle(world, attempt, evidence);
  }

  async function hasGood(outTradeNo: string): Promise<boolean> {
    const attempt = await store.attemptOfTrade(outTradeNo);
    const order = attempt && (await store.byId({ appId: SHOP, id: attempt.orderId }));
    if (order === undefined) return false;
    const [right] = (
      await db.execute(
        `select 1 from entitlement where app_id = '${SHOP}' and order_id = '${order.id}' and revoked_at is null`,
      )
    ).rows;
    return right !== undefined && order.paidBy === attempt?.id;
  }

  async function act(action: Action): Promise<void> {
    const { rows: all } = await store.list({ appId: SHOP }, { offset: 0, limit: 50 });
    const at = <Item>(items: readonly Item[], place: number) => items[place % Math.max(1, items.length)];
    const order = 'which' in action ? at(all, action.which)?.order : undefined;
    const trade = 'which' in action ? at(company.trades().reverse(), action.which) : undefined;
    switch (action.does) {
      case 'order':
        return makeOrder(action);
      case 'begin':
        if (order !== undefined)
          await payOrder(world, order, {
            provider: action.through,
            locale: 'en',
            origin: 'http://localhost',
          });
        return;
      case 'transfer':
        if (order !== undefined)
          await payOrder(world, order, { provider: 'manual', locale: 'en', origin: 'http://localhost' });
        return;
      case 'merchant confirms':
        if (order !== undefined) await confirmPayment(world, order, 'them');
        await runner.whenIdle();
        return;
      case 'merchant extends':
        if (order !== undefined) await extendOrder(world, order, action.hours);
        return;
      case 'payer pays':
        trade?.pay();
        return;
      case 'payer fails':
        trade?.fail();
        return;
      case 'company tells': {
        const evidence = trade && at(trade.everything(), action.what);
        if (trade !== undefined && evidence !== undefined) await settleTrade(trade, evidence);
        return;
      }
      case 'cancel':
        if (order !== undefined) await closeOrder(world, order, 'cancelled', 'now');
        return;
      case 'time passes':
        now += action.minutes * 60_000;
        await runner.whenIdle();
        return;
      case 'refund':
        if (order === undefined) return;
        await applyForRefund(world, order, 'enough', action.granted);
        await decideRefund(world, order, { isApproved: action.approved, answer: '' });
        await runner.whenIdle();
        return;
      case 'refund is told': {
        const [row] = order === undefined ? [] : await store.refunds(order);
        if (row === undefined || !['running', 'unknown', 'succeeded'].includes(row.state)) return;
        await payBack(world, row);
        const doneRefund = await store.refund(row);
        if (doneRefund?.state === 'succeeded')
          await settleRefund(world, doneRefund, { state: 'succeeded', amount: doneRefund.amount, at: now });
        return;
      }
      case 'company is away':
        company.isAway(action.calls);
        return;
      case 'crash':
        left = action.after;
    }
  }

  async function makeOrder({ who: place, coupon: withCoupon }: Extract<Action, { does: 'order' }>) {
    const userId = BUYERS[place] ?? '';
    const [row] = await db
      .select()
      .from(goods)
      .where(and(eq(goods.appId, SHOP), eq(goods.id, 'g_sequence')));
    const heldResult = await db.execute(
      `select 1 from entitlement where app_id = '${SHOP}' and user_id = '${userId}' and revoked_at is null`,
    );
    if (row === undefined || heldResult.rows.length > 0) return;
    const { linePrice, ...rest } = row;
    const one = { id: 'one', name: 'One', price: 9900, line_price: 0, stock: 2, held: 0, sold: 0 };
    await createOrder(
      world,
      {
        appId: SHOP,
        userId,
        goods: {
          ...rest,
          line_price: linePrice,
          pay_state: 1,
          marketing_type: -1,
          marketing_end_ts: 0,
          student_count: 0,
          lesson_count: 0,
          alive_state: -1,
          start_ts: 0,
          svip_free: false,
          tags: [],
          created_ts: 0,
          updated_ts: 0,
        },
        sku: { ...one, period_days: undefined },
        svipPrice: undefined,
        couponId: withCoupon ? 'cu_sequence' : '',
        locale: 'en',
        origin: '',
        expectedAmount: undefined,
      },
      { key: `${String(now)}-${String(Math.round(left))}-${String(place)}-${String(Date.now())}`, body: {} },
    );
  }
}
