/** What asking for the money of an order comes to now, by the one rule of refunds (D132). */
import { refundWay, type RefundRule, type RefundWay } from '#schemas/order/refund-rule.ts';
import type { Text } from '#schemas/page/text.ts';
import type { Deps } from '#server/kernel/area.ts';
import { providerOf } from '../services/present-order.ts';
import type { OrderRow } from '../services/order-rows.ts';

interface Refundable {
  rule: RefundRule & { terms: Text };
  way: RefundWay;
}

/** States in which money of theirs is with the seller. */
const PAID: ReadonlySet<OrderRow['state']> = new Set(['paid', 'part_refunded', 'refund_failed']);

/** @param takesRequests whether the shop takes requests beyond the terms */
export async function readRefund(
  { catalogue, clock, payments, stores }: Pick<Deps, 'catalogue' | 'clock' | 'payments' | 'stores'>,
  order: OrderRow,
  takesRequests: boolean,
): Promise<Refundable> {
  const { appId, userId, goodsId } = order;
  const [terms, startedLessons, attempts] = [
    await catalogue.refundTermsOf(appId, goodsId),
    await catalogue.begunOf(appId, userId, goodsId),
    await stores.orders.attempts(order),
  ];
  const rule = { ...terms, by_request: takesRequests };
  if (!PAID.has(order.state)) return { rule, way: 'none' };
  const isByHand = payments.byName(providerOf(order, attempts))?.holdMs !== undefined;
  const facts = {
    left: order.amount - order.refunded,
    paidAt: order.paidAt ?? order.createdAt,
    begunPercent: startedLessons,
    isByHand,
  };
  const way = refundWay(rule, facts, clock.now());
  // What was granted once and failed may be asked for again.
  return { rule, way: way === 'none' && order.state === 'refund_failed' ? 'request' : way };
}
