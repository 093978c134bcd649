/**
 * The one door of money that comes in: notification, poll, return page and job all end here, as often and in
 * whatever order they tell (requirement 36). One transaction; rows are locked in the order order, stock, coupon.
 */
import type { Database } from '#server/kernel/db/db.ts';
import type { PaymentEvidence } from '#server/areas/payments/area.ts';
import { isOpen } from '../rules/attempts.ts';
import { fulfil } from './fulfil.ts';
import { closeAttempts, runRefund, tellOrder } from '../jobs/job-kinds.ts';
import { allOrNothing, ledgerIn, stockKeyOf, type Ledger, type LedgerDeps } from './ledger.ts';
import type { AttemptRow, OrderRow, RefundCause } from './order-rows.ts';
import { newRefund } from './new-refund.ts';

type PaidEvidence = Extract<PaymentEvidence, { state: 'succeeded' }>;

/** What the order came to stand at. */
export async function settle(
  world: LedgerDeps,
  { appId, id, orderId }: Pick<AttemptRow, 'appId' | 'id' | 'orderId'>,
  evidence: PaymentEvidence,
): Promise<OrderRow> {
  return world.orders.transaction(async (tx) => {
    const ledger = ledgerIn(tx, world.clock);
    const key = { appId, id: orderId };
    const order = await ledger.orders.lock(key);
    const attempt = await ledger.orders.attempt({ appId, id });
    if (order === undefined || attempt === undefined) throw new Error(`No order of the attempt ${id}.`);
    if (evidence.state === 'succeeded') await takeMoney(world, ledger, order, attempt, evidence);
    else await moveOn(ledger, attempt, evidence);
    return (await ledger.orders.byId(key)) ?? order;
  });
}

/** Nothing came in: a try that has ended so stays ended, and money that came in is never unsaid. */
async function moveOn(
  { orders }: Ledger,
  attempt: AttemptRow,
  { state }: Exclude<PaymentEvidence, PaidEvidence>,
): Promise<void> {
  if (isOpen(attempt) && attempt.state !== state) await orders.changeAttempt(attempt, { state });
}

async function takeMoney(
  world: LedgerDeps,
  ledger: Ledger,
  order: OrderRow,
  attempt: AttemptRow,
  evidence: PaidEvidence,
): Promise<void> {
  const { orders } = ledger;
  const { amount, currency, transactionId, paidAt } = evidence;
  const isWhatWasAsked = amount === attempt.amount && currency === 'CNY';
  const isNew = await orders.tell({
    appId: order.appId,
    orderId: order.id,
    attemptId: attempt.id,
    provider: attempt.provider,
    key: `charge:${attempt.outTradeNo}`,
    kind: isWhatWasAsked ? 'charged' : 'mismatch',
    amount,
    at: paidAt,
  });
  if (!isNew) return;
  if (!isWhatWasAsked) {
    world.report('a payment is not what was asked for', { order: order.id, asked: attempt.amount, amount });
    return;
  }
  await orders.changeAttempt(attempt, { state: 'succeeded', transactionId });
  const payment = { at: paidAt, by: attempt.id };
  if (order.state === 'unpaid') {
    await fulfil(ledger, order, payment);
    await tellPaid(world, ledger, order);
    // Nobody may pay it a second time.
    await world.queue.enqueue(ledger.tx, closeAttempts, { appId: order.appId, orderId: order.id });
  } else if (order.state === 'closed' && (await takeAgain(world, ledger, order))) {
    await fulfil(ledger, order, payment);
    await tellPaid(world, ledger, order);
  } else {
    await giveBack(world, ledger, order, attempt, order.state === 'closed' ? 'late' : 'overcharged');
  }
}

/** A job of the same transaction: who is paid for is told, and nobody else. */
async function tellPaid(
  { queue }: LedgerDeps,
  { tx }: Ledger,
  { appId, id: orderId }: OrderRow,
): Promise<void> {
  await queue.enqueue(tx, tellOrder, { appId, orderId, refundId: '' });
}

/**
 * A late payment: the piece and the coupon are held once more, where both are still to be had and the good was not
 * bought by another order meanwhile.
 */
async function takeAgain({ clock }: LedgerDeps, { tx }: Ledger, order: OrderRow): Promise<boolean> {
  const { appId, userId, couponId, id: orderId } = order;
  const step = async (inner: Database): Promise<boolean> => {
    const { orders, stock, redemptions, entitlements } = ledgerIn(inner, clock);
    const line = await orders.line(order);
    const { goodsId, price } = line;
    const rights = await entitlements.of(appId, userId, [goodsId]);
    if (rights.some(({ source, revokedAt }) => source === 'order' && revokedAt === undefined)) return false;
    if (!(await stock.hold(stockKeyOf(order, line)))) return false;
    if (couponId === '') return true;
    const discount = await redemptions.hold({ appId, couponId, userId, orderId, goodsId, price });
    return discount === order.discount;
  };
  return allOrNothing(tx, step);
}

async function giveBack(
  world: LedgerDeps,
  ledger: Ledger,
  order: OrderRow,
  attempt: AttemptRow,
  cause: Exclude<RefundCause, 'asked'>,
): Promise<void> {
  const row = newRefund(
    order,
    { attemptId: attempt.id, amount: attempt.amount, cause, reason: '' },
    world.clock.now(),
  );
  await ledger.orders.addRefund({ ...row, state: 'running', decidedAt: row.createdAt });
  if (cause === 'late')
    await ledger.orders.change(order, { state: 'refunding', paidAt: row.createdAt, paidBy: attempt.id });
  await world.queue.enqueue(ledger.tx, runRefund, { appId: order.appId, id: row.id });
}
