/** Closes an order that is not paid: at the provider first, then here, so that nobody pays for what is gone (D71). */
import { PaymentRefused, PaymentUnknown, type PaymentEvidence } from '#server/areas/payments/area.ts';
import { isOpen, referenceOf } from '../rules/attempts.ts';
import { ledgerIn, stockKeyOf, type LedgerDeps } from './ledger.ts';
import type { AttemptRow, CloseReason, OrderRow } from './order-rows.ts';
import { settle } from './settle.ts';

/**
 * What the provider says of a try once it has been asked to close it; one it knows nothing of was never begun there.
 * @throws PaymentUnknown
 */
export async function closedBy({ payments }: LedgerDeps, attempt: AttemptRow): Promise<PaymentEvidence> {
  const provider = payments.byName(attempt.provider);
  if (provider === undefined) throw new PaymentUnknown(`${attempt.provider} is not configured`);
  const { outTradeNo } = attempt;
  const reference = referenceOf(attempt);
  // What it refuses to close has ended already: what it says of it now counts.
  const evidence = await unlessRefused(() => provider.close(outTradeNo, reference));
  return (
    evidence ?? (await unlessRefused(() => provider.query(outTradeNo, reference))) ?? { state: 'closed' }
  );
}

async function unlessRefused(ask: () => Promise<PaymentEvidence>): Promise<PaymentEvidence | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof PaymentRefused) return undefined;
    throw error;
  }
}

/**
 * @param patience `now`: closed here even where a provider does not answer; money that comes later is taken or given
 * back then. `sure`: it stays open until every provider has answered.
 * @throws PaymentUnknown where it has to be sure and cannot be
 */
export async function closeOrder(
  world: LedgerDeps,
  order: Pick<OrderRow, 'appId' | 'id'>,
  reason: CloseReason,
  patience: 'now' | 'sure',
): Promise<OrderRow | undefined> {
  for (const attempt of (await world.orders.attempts(order)).filter(isOpen)) {
    try {
      const evidence = await closedBy(world, attempt);
      if (evidence.state === 'awaiting') throw new PaymentUnknown('money is on its way');
      await settle(world, attempt, evidence);
    } catch (error) {
      if (!(error instanceof PaymentUnknown) || patience === 'sure') throw error;
      await world.orders.changeAttempt(attempt, { state: 'unknown' });
    }
  }
  return closeHere(world, order, reason);
}

async function closeHere(
  world: LedgerDeps,
  key: Pick<OrderRow, 'appId' | 'id'>,
  closeReason: CloseReason,
): Promise<OrderRow | undefined> {
  const closedOrder = await world.orders.transaction(async (tx) => {
    const { orders, stock, redemptions } = ledgerIn(tx, world.clock);
    const order = await orders.lock(key);
    if (order?.state !== 'unpaid') return { order, isFreed: false };
    await orders.change(order, { state: 'closed', closeReason, closedAt: world.clock.now() });
    const isFreed = await stock.release(stockKeyOf(order, await orders.line(order)));
    if (order.couponId !== '') await redemptions.release(order.appId, order.id);
    return { order: { ...order, state: 'closed' as const, closeReason }, isFreed };
  });
  if (closedOrder.isFreed && closedOrder.order !== undefined)
    await world.purge(key.appId, closedOrder.order.goodsId);
  return closedOrder.order;
}
