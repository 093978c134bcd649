/** What happened to an order, in its order, as its merchant reads it. */
import type { OrderEvent } from '#schemas/api/console/orders.ts';
import { secondsOf } from '#schemas/time.ts';
import type { AttemptRow, OrderRow, PaymentEventRow, RefundRow } from './order-rows.ts';

/** With its moment in unix milliseconds. */
type Happening = Omit<OrderEvent, 'amount' | 'provider' | 'note'> & Partial<OrderEvent>;

interface OrderHistory {
  order: OrderRow;
  attempts: readonly AttemptRow[];
  payments: readonly PaymentEventRow[];
  refunds: readonly RefundRow[];
}

function ofRefund({ amount, reason, answer, state, createdAt, decidedAt }: RefundRow): Happening[] {
  const wasRefused = state === 'refused';
  return [
    { kind: 'refund_asked', at: createdAt, amount, note: reason },
    ...(decidedAt === undefined
      ? []
      : [
          {
            kind: 'refund_decided' as const,
            at: decidedAt,
            amount: wasRefused ? 0 : amount,
            note: answer,
          },
        ]),
  ];
}

function ofOrder({ amount, createdAt, paidAt, closedAt, closeReason }: OrderRow): Happening[] {
  return [
    { kind: 'created', at: createdAt, amount },
    ...(paidAt === undefined ? [] : [{ kind: 'paid' as const, at: paidAt, amount }]),
    ...(closedAt === undefined ? [] : [{ kind: 'closed' as const, at: closedAt, note: closeReason ?? '' }]),
  ];
}

export function orderEvents({ order, attempts, payments, refunds }: OrderHistory): OrderEvent[] {
  const happenings: Happening[] = [
    ...ofOrder(order),
    ...attempts.map(({ createdAt, amount, provider }) => ({
      kind: 'payment_started' as const,
      at: createdAt,
      amount,
      provider,
    })),
    ...payments.map(({ kind, at, amount, provider }) => ({ kind, at, amount, provider })),
    ...refunds.flatMap(ofRefund),
  ];
  return happenings
    .toSorted((one, other) => one.at - other.at)
    .map(({ kind, at, amount = 0, provider = '', note = '' }) => ({
      kind,
      at: secondsOf(at),
      amount,
      provider,
      note,
    }));
}
