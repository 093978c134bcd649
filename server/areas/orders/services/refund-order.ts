/** Money back: asked for by the buyer, decided by the merchant, paid by the provider, and only then the good is gone (D71). */
import type { RefundEvidence } from '#server/areas/payments/area.ts';
import { runRefund, tellOrder } from '../jobs/job-kinds.ts';
import { ledgerIn, stockKeyOf, type Ledger, type LedgerDeps } from './ledger.ts';
import { newRefund } from './new-refund.ts';
import type { OrderRow, RefundRow } from './order-rows.ts';
import { refundShares } from '../rules/refund-shares.ts';

type Key = Pick<OrderRow, 'appId' | 'id'>;

export type ApplyResult = { ok: true; order: OrderRow } | { ok: false; code: 'not-found' | 'state-conflict' };

const REFUNDABLE = new Set<OrderRow['state']>(['paid', 'part_refunded', 'refund_failed']);

/**
 * Asks for all that is left of what was paid; one question at a time.
 * @param isGranted the terms of the sale give it: nobody has to decide (D132)
 */
export async function applyForRefund(
  world: LedgerDeps,
  key: Key,
  reason: string,
  isGranted = false,
): Promise<ApplyResult> {
  return world.orders.transaction(async (tx) => {
    const { orders } = ledgerIn(tx, world.clock);
    const order = await orders.lock(key);
    if (order === undefined) return { ok: false, code: 'not-found' };
    const left = order.amount - order.refunded;
    if (!REFUNDABLE.has(order.state) || left === 0) return { ok: false, code: 'state-conflict' };
    const input = { attemptId: order.paidBy, amount: left, cause: 'asked' as const, reason };
    const row = newRefund(order, input, world.clock.now());
    await orders.addRefund(isGranted ? { ...row, state: 'running', decidedAt: row.createdAt } : row);
    if (isGranted) {
      const refundKey = { appId: key.appId, orderId: key.id, refundId: row.id };
      await world.queue.enqueue(tx, tellOrder, refundKey);
      await world.queue.enqueue(tx, runRefund, { appId: key.appId, id: row.id });
    }
    await orders.change(order, { state: 'refunding' });
    return { ok: true, order: { ...order, state: 'refunding' } };
  });
}

export interface Decision {
  isApproved: boolean;
  /** Told to the buyer. */
  answer: string;
  /** Fen, where it is less than was asked for. */
  amount?: number | undefined;
  /** Why the shop refunds without a request; empty where it decides one. */
  reason?: string;
}

/** What is decided: the request that waits, or what the shop gives back by itself. */
function pendingOf(
  order: OrderRow,
  refunds: readonly RefundRow[],
  { isApproved, reason = '' }: Decision,
  now: number,
) {
  const pending = refunds.find(({ state }) => state === 'asked');
  const left = order.amount - order.refunded;
  if (pending !== undefined || !isApproved || reason === '' || !REFUNDABLE.has(order.state) || left === 0)
    return pending === undefined ? undefined : { pending, isNew: false };
  const input = { attemptId: order.paidBy, amount: left, cause: 'asked' as const, reason };
  return { pending: newRefund(order, input, now), isNew: true };
}

/** The merchant's word on what the buyer asked for; or their own refund, where they say why. */
export async function decideRefund(world: LedgerDeps, key: Key, decision: Decision): Promise<ApplyResult> {
  return world.orders.transaction(async (tx) => {
    const { orders } = ledgerIn(tx, world.clock);
    const order = await orders.lock(key);
    if (order === undefined) return { ok: false, code: 'not-found' };
    const decidedAt = world.clock.now();
    const subject = pendingOf(order, await orders.refunds(key), decision, decidedAt);
    if (subject === undefined) return { ok: false, code: 'state-conflict' };
    const { pending, isNew } = subject;
    const { isApproved, answer, amount = pending.amount } = decision;
    if (amount < 1 || amount > pending.amount) return { ok: false, code: 'state-conflict' };
    if (isNew) {
      await orders.addRefund(pending);
      await orders.change(order, { state: 'refunding' });
    }
    await world.queue.enqueue(tx, tellOrder, { appId: key.appId, orderId: key.id, refundId: pending.id });
    if (!isApproved) {
      await orders.changeRefund(pending, { state: 'refused', answer, decidedAt, endedAt: decidedAt });
      const state = order.refunded > 0 ? 'part_refunded' : 'paid';
      await orders.change(order, { state });
      return { ok: true, order: { ...order, state } };
    }
    await orders.changeRefund(pending, { state: 'running', answer, amount, decidedAt });
    await world.queue.enqueue(tx, runRefund, { appId: key.appId, id: pending.id });
    return { ok: true, order: { ...order, state: 'refunding' } };
  });
}

/** The one door of money that goes out: told as often as it may be, it is counted once. */
export async function settleRefund(
  world: LedgerDeps,
  { appId, id, orderId }: RefundRow,
  evidence: RefundEvidence,
): Promise<void> {
  if (evidence.state === 'processing') return;
  const refundRow = await world.orders.transaction(async (tx) => {
    const ledger = ledgerIn(tx, world.clock);
    const order = await ledger.orders.lock({ appId, id: orderId });
    const row = await ledger.orders.refund({ appId, id });
    if (order === undefined || row === undefined || row.state === 'succeeded') return undefined;
    if (evidence.state === 'failed') {
      world.report('a refund failed', { order: orderId, reason: evidence.reason });
      await ledger.orders.changeRefund(row, { state: 'failed', endedAt: world.clock.now() });
      if (row.cause !== 'overcharged') await ledger.orders.change(order, { state: 'refund_failed' });
      return undefined;
    }
    return countRefund(ledger, order, row, evidence.at);
  });
  if (refundRow !== undefined) await world.purge(appId, refundRow);
}

/** The good whose piece is free again, where it was given back whole. */
async function countRefund(
  ledger: Ledger,
  order: OrderRow,
  row: RefundRow,
  at: number,
): Promise<string | undefined> {
  const { orders, stock, entitlements } = ledger;
  const attempt =
    row.attemptId === undefined ? undefined : await orders.attempt({ appId: row.appId, id: row.attemptId });
  await orders.tell({
    appId: order.appId,
    orderId: order.id,
    attemptId: row.attemptId ?? '',
    provider: attempt?.provider ?? '',
    key: `refund:${row.outRefundNo}`,
    kind: 'refunded',
    amount: row.amount,
    at,
  });
  await orders.changeRefund(row, { state: 'succeeded', endedAt: at });
  // What was paid twice goes back without touching what was bought.
  if (row.cause === 'overcharged') return undefined;
  const line = await orders.line(order);
  const [share = 0] = refundShares([line.amount - line.refunded], row.amount);
  const total = order.refunded + row.amount;
  const isWhole = total === order.amount;
  await orders.changeLine(order, { refunded: line.refunded + share });
  await orders.change(order, { refunded: total, state: isWhole ? 'refunded' : 'part_refunded' });
  // A late payment never got the good.
  if (!isWhole || row.cause === 'late') return undefined;
  await entitlements.revokeOrder(order.appId, order.id);
  return (await stock.unsell(stockKeyOf(order, line))) ? line.goodsId : undefined;
}
