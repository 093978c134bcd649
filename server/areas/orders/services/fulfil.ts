/** Gives what was paid for: the piece is sold and the right to study is the buyer's, in the settlement's transaction (D71, D72). */
import { DAY_MS } from '#schemas/time.ts';
import { stockKeyOf, type Ledger } from './ledger.ts';
import type { OrderRow } from './order-rows.ts';

/**
 * Answers the order as it stands then.
 * @param payment `by` is the attempt that paid it; undefined where it cost nothing
 */
export async function fulfil(
  { orders, stock, entitlements }: Ledger,
  order: OrderRow,
  payment: { at: number; by: string | undefined },
): Promise<OrderRow> {
  const line = await orders.line(order);
  const change = { state: 'paid', paidAt: payment.at, paidBy: payment.by } as const;
  await orders.change(order, { ...change, closeReason: null, closedAt: null });
  await stock.sell(stockKeyOf(order, line));
  await entitlements.give(order.appId, order.userId, {
    resourceId: line.goodsId,
    source: line.price === 0 ? 'free' : 'order',
    orderId: order.id,
    from: payment.at,
    to: line.periodDays === undefined ? undefined : payment.at + line.periodDays * DAY_MS,
  });
  return { ...order, ...change, closeReason: undefined };
}
